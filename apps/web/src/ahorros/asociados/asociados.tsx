// The asociados: found as one types, each opened beside the list with the accounts it has.
import { Page as Pagina } from '../../ui/page/page.tsx';
import { BarraDeSecciones } from '../secciones/barra-de-secciones.tsx';
import { AsociadoNuevo } from './formulario/asociado-nuevo.tsx';
import { ListaDeAsociados } from './lista/lista-de-asociados.tsx';

export function Asociados() {
  return (
    <Pagina titulo="Asociados" pestanas={<BarraDeSecciones />}>
      <ListaDeAsociados />
      <AsociadoNuevo />
    </Pagina>
  );
}
