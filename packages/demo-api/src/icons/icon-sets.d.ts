// Made by the build: see apps/web/build/icon-sets.ts.
declare module 'virtual:icon-set/*' {
  /** By name, the inside of each icon's SVG. */
  const drawings: Readonly<Record<string, string>>;
  export default drawings;
}
