/** A setting that cannot be used; its message names the variable and says what is expected. */
export class ConfigError extends Error {}
