// The panel of the figure that the address names: the accounts it is made of, which add up to it, each leading to its
// lines.
import { type Cifra, type ParteDeCifra, verCifra } from '@cuadra/contract/contabilidad/estados-financieros';
import { sumar } from '@cuadra/core/dinero';
import { cifraImpresa } from '@cuadra/core/estados-financieros/impresion';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/query.ts';
import { PanelHeader } from '#ui/dialogs/panel-header.tsx';
import { SidePanel } from '#ui/dialogs/side-panel.tsx';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { type CifraElegida, filtrosDeApi, type Presentacion } from '../busqueda.ts';
import { enlaceDeParte } from '../tabla/enlace.ts';
import classes from './cifra-abierta.module.css';
import { queEs } from './que-es.ts';

interface CifraAbiertaProps {
  readonly elegida: CifraElegida;
  readonly presentacion: Presentacion;
  readonly onClose: () => void;
}

export function CifraAbierta({ elegida, presentacion, onClose }: CifraAbiertaProps) {
  const { estado, agencia } = presentacion;
  const { data, error, isPending, refetch } = useQuery(
    queryOf(verCifra, { params: { estado }, query: { ...filtrosDeApi(presentacion), ...elegida } }),
  );
  return (
    <SidePanel etiqueta="De qué se compone la cifra" enfocar onClose={onClose}>
      <div className={classes.panel}>
        <PanelHeader onClose={onClose}>
          <h2 className={classes.titulo}>{data?.texto ?? 'De qué se compone'}</h2>
          <p className={classes.columna}>
            {data !== undefined && `${data.columna.titulo} ${data.columna.subtitulo}`.trim()}
          </p>
        </PanelHeader>
        {isPending && <SkeletonRows filas={8} etiqueta="Cargando la cifra" />}
        {data === undefined && error !== null && <ErrorState error={error} reintentar={refetch} />}
        {data !== undefined && <Partes cifra={data} agencia={agencia} />}
      </div>
    </SidePanel>
  );
}

function Partes({ cifra, agencia }: { readonly cifra: Cifra; readonly agencia: string | undefined }) {
  const grupos = Map.groupBy(cifra.partes, queEs);
  return (
    <table className={classes.partes} aria-label={`Cuentas que suman ${cifra.texto}`}>
      <thead>
        <tr>
          <th scope="col">Cuenta</th>
          <th scope="col">Q</th>
        </tr>
      </thead>
      {[...grupos].map(([que, partes]) => (
        <tbody key={que}>
          <tr className={classes.grupo}>
            <th scope="rowgroup">{que}</th>
            <td>{grupos.size > 1 && cifraImpresa(sumar(partes.map(({ valor }) => valor)), 'monto')}</td>
          </tr>
          {partes.map((parte) => (
            // An account may both add and take away.
            <Parte key={`${parte.idCuenta} ${parte.valor}`} parte={parte} agencia={agencia} />
          ))}
        </tbody>
      ))}
      <tfoot>
        <tr>
          <th scope="row">{cifra.texto}</th>
          <td>{cifraImpresa(cifra.valor, 'monto')}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function Parte({ parte, agencia }: { readonly parte: ParteDeCifra; readonly agencia: string | undefined }) {
  const { idCuenta, nombreCuenta, valor } = parte;
  return (
    <tr>
      <th scope="row">
        <PlainLink to={enlaceDeParte(parte, agencia)}>
          <span className={classes.codigo}>{idCuenta}</span> {nombreCuenta}
        </PlainLink>
      </th>
      <td>{cifraImpresa(valor, 'monto')}</td>
    </tr>
  );
}
