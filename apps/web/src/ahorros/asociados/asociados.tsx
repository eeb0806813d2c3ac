// The asociados: found as one types, each opened beside the list with the accounts it has.
import { Page as Pagina } from '../../ui/page/page.tsx';
import { Importar } from '../importar/importar.tsx';
import { BarraDeSecciones } from '../secciones/barra-de-secciones.tsx';
import { refrescarAsociados } from './consultas.ts';
import { AsociadoNuevo } from './formulario/asociado-nuevo.tsx';
import { ListaDeAsociados } from './lista/lista-de-asociados.tsx';

export function Asociados() {
  return (
    <Pagina
      titulo="Asociados"
      pestanas={<BarraDeSecciones />}
      acciones={<Importar hojas={['asociados']} alTerminar={() => void refrescarAsociados()} />}
    >
      <ListaDeAsociados />
      <AsociadoNuevo />
    </Pagina>
  );
}
