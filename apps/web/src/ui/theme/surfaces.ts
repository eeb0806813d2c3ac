// What the screen is painted with, for both schemes. Every text colour here reaches WCAG AA on every surface it may
// stand on; contrast.test.ts computes it.

export interface Surfaces {
  readonly pagina: string;
  readonly tarjeta: string;
  readonly barra: string;
  readonly campo: string;
  readonly realce: string;
  readonly borde: string;
  /** A control's own outline: told apart from its surroundings by 3:1 when it is the only sign of the control. */
  readonly bordeDeCampo: string;
  readonly texto: string;
  readonly secundario: string;
  readonly pista: string;
  readonly error: string;
  readonly exito: string;
  readonly aviso: string;
}

export const lightSurfaces: Surfaces = {
  pagina: '#f1f5f9',
  tarjeta: '#ffffff',
  barra: '#ffffff',
  campo: '#ffffff',
  realce: '#eef2f6',
  borde: '#e2e8f0',
  bordeDeCampo: '#8795a9',
  texto: '#1e293b',
  secundario: '#55647a',
  pista: '#64748b',
  error: '#b91c1c',
  exito: '#166534',
  aviso: '#92400e',
};

export const darkSurfaces: Surfaces = {
  pagina: '#0f172a',
  tarjeta: '#1e293b',
  barra: '#0f172a',
  campo: '#162033',
  realce: '#283449',
  borde: '#334155',
  bordeDeCampo: '#66768e',
  texto: '#f8fafc',
  secundario: '#a3b1c6',
  pista: '#94a3b8',
  error: '#fca5a5',
  exito: '#86efac',
  aviso: '#fcd34d',
};

/** The navigation of most layouts is dark whatever the scheme. */
export const NAVIGATION = '#0f172a';
/** The futuristic layout's. */
export const NAVIGATION_INDIGO = '#3730a3';

/** Text on a filled control is this or white, whichever reads better. */
export const INK = '#020617';
