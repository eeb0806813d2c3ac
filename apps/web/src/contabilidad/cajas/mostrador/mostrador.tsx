// The counter of a cajero.
import { Page as Pagina } from '../../../ui/page/page.tsx';

export function Mostrador() {
  return <Pagina titulo="Mi caja">{null}</Pagina>;
}
