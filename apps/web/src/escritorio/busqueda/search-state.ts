// What happens to the search box, apart from any drawing. In bar appearance it is a strip that opens and closes; in
// basic appearance it is always there. Suggestions follow the typing until they are dismissed or one is chosen.
export interface EstadoDeBusqueda {
  readonly abierta: boolean;
  readonly texto: string;
  readonly sugiere: boolean;
}

export type Suceso =
  | { readonly tipo: 'abrir' }
  | { readonly tipo: 'escribir'; readonly texto: string }
  /** The keys that walk through the suggestions bring them back. */
  | { readonly tipo: 'recorrer' }
  /** A click elsewhere. */
  | { readonly tipo: 'soltar' }
  | { readonly tipo: 'escape'; readonly conPanel: boolean }
  | { readonly tipo: 'elegir'; readonly valor: string }
  | { readonly tipo: 'cerrar' };

export const CERRADA: EstadoDeBusqueda = { abierta: false, texto: '', sugiere: false };

export function alSuceder(estado: EstadoDeBusqueda, suceso: Suceso): EstadoDeBusqueda {
  switch (suceso.tipo) {
    case 'abrir':
      return { ...estado, abierta: true };
    case 'escribir':
      return { ...estado, texto: suceso.texto, sugiere: true };
    case 'recorrer':
      return { ...estado, sugiere: true };
    case 'soltar':
      return { ...estado, sugiere: false };
    case 'escape':
      return suceso.conPanel ? { ...estado, sugiere: false } : CERRADA;
    case 'elegir':
      // The strip has done its part; the box that is always there keeps what was chosen.
      return estado.abierta ? CERRADA : { ...estado, texto: suceso.valor, sugiere: false };
    case 'cerrar':
      return CERRADA;
    default:
      return suceso satisfies never;
  }
}
