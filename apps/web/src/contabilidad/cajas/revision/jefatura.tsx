// The cajas of a day, for whoever answers for them.
import { Page as Pagina } from '../../../ui/page/page.tsx';

export function Jefatura() {
  return <Pagina titulo="Revision de Cajas">{null}</Pagina>;
}
