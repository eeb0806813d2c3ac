// The place of a screen that is not built yet, and what it will hold. A screen leaves this table when it is built.
import { useMatch } from '@tanstack/react-router';
import { PorConstruir } from '#ui/states/por-construir.tsx';

const CONTENIDOS = {
  'contabilidad/facturas': ['Las facturas recibidas y emitidas, y las partidas que las respaldan.'],
} as const;

export type PathToBeBuilt = keyof typeof CONTENIDOS;

export function ToBeBuilt() {
  const { pathname, staticData } = useMatch({ strict: false });
  const contenido = Object.entries(CONTENIDOS).find(([path]) => pathname === `/${path}`)?.[1] ?? [];
  return <PorConstruir title={staticData.titulo ?? ''} content={contenido} />;
}
