import { useLocation } from '@tanstack/react-router';
import { PorConstruir } from '../../ui/states/por-construir.tsx';
import { NotFoundPage } from '../error/not-found-page.tsx';
import { textosPorConstruir } from './textos.ts';

export function Page() {
  const { pathname } = useLocation();
  const texto = textosPorConstruir[pathname.replace(/(?<=.)\/$/, '')];
  return texto === undefined ? <NotFoundPage /> : <PorConstruir {...texto} />;
}
