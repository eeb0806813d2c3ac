// Made by the build: see apps/web/build/changelog.ts.
declare module 'virtual:changelog' {
  /** Markup. */
  const changelog: string;
  export default changelog;
}
