// The panel of the figure that the address names: the accounts it is made of, which add up to it, each leading to its
// lines.
import { type Cifra, verCifra } from '@cuadra/contract/contabilidad/estados-financieros';
import { sumar } from '@cuadra/core/dinero';
import { cifraImpresa } from '@cuadra/core/estados-financieros/impresion';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/query.ts';
import { PanelHeader } from '#ui/dialogs/panel-header.tsx';
import { SidePanel } from '#ui/dialogs/side-panel.tsx';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { DataTable } from '#ui/tables/data-table.tsx';
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
  const porClase = [...Map.groupBy(cifra.partes, queEs)];
  const groups = porClase.map(([que, rows]) => ({
    key: que,
    title: que,
    total: porClase.length > 1 ? cifraImpresa(sumar(rows.map(({ valor }) => valor)), 'monto') : '',
    rows,
  }));
  return (
    <DataTable
      label={`Cuentas que suman ${cifra.texto}`}
      density="compact"
      narrow="keep"
      rows={{ groups }}
      // An account may both add and take away.
      rowKey={({ idCuenta, valor }) => `${idCuenta} ${valor}`}
      columns={[
        {
          title: 'Cuenta',
          rowHeader: true,
          cell: (parte) => (
            <PlainLink to={enlaceDeParte(parte, agencia)} className={classes.enlace}>
              <span className={classes.codigo}>{parte.idCuenta}</span> {parte.nombreCuenta}
            </PlainLink>
          ),
          total: cifra.texto,
        },
        {
          title: 'Q',
          kind: 'number',
          cell: ({ valor }) => cifraImpresa(valor, 'monto'),
          total: cifraImpresa(cifra.valor, 'monto'),
        },
      ]}
    />
  );
}
