export interface BusquedaDeInstitucion {
  /** The agencia whose panel is open: its code, or the form of a new one. */
  readonly agencia?: string | undefined;
}

/** The router reads `?agencia=10` as a number. */
export function leerBusquedaDeInstitucion({ agencia }: Record<string, unknown>): BusquedaDeInstitucion {
  return typeof agencia === 'string' || typeof agencia === 'number' ? { agencia: String(agencia) } : {};
}
