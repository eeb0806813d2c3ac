/** A backup could not be made, or one cannot be restored; the message says why and what to do. */
export class RespaldoError extends Error {}

/** Another one is being made: nothing failed. */
export class RespaldoEnCursoError extends RespaldoError {
  constructor() {
    super('Ya se está haciendo un respaldo. Espere a que termine.');
  }
}
