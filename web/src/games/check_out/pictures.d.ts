declare module "virtual:pictures" {
  /** The pictures that /pictures.svg has. */
  const names: Set<string>;
  export default names;
}
