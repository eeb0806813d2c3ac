// The close of the chosen month: what it is, what can be done with it, its gates and its history.
import { type CierreDelMes, verCierre } from '@cuadra/contract/contabilidad/periodos/cierre';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/query.ts';
import { Card } from '#ui/page/card.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { CompuertaAbierta } from '../compuerta/compuerta-abierta.tsx';
import { type ClaveDeMes, mesConAnio } from '../meses.ts';
import { useBusqueda } from '../use-busqueda.ts';
import { CabeceraDelMes } from './cabecera-del-mes.tsx';
import { Historia } from './historia.tsx';
import { ListaDeCompuertas } from './lista-de-compuertas.tsx';
import classes from './mes-abierto.module.css';

interface MesAbiertoProps {
  readonly clave: ClaveDeMes;
  readonly nombreAgencia: string;
}

export function MesAbierto({ clave, nombreAgencia }: MesAbiertoProps) {
  const { busqueda } = useBusqueda();
  // Whoever comes back to it has usually just attended to something that it was waiting for.
  const cierre = useQuery({ ...queryOf(verCierre, { params: clave }), staleTime: 0 });
  return (
    <div className={classes.trabajo} data-con-panel={busqueda.compuerta !== undefined || undefined}>
      <div className={classes.columna}>
        <Card titulo={`${mesConAnio(clave)} · ${nombreAgencia}`}>
          {cierre.isPending && (
            <div className={classes.espera}>
              <SkeletonRows filas={8} alto={48} etiqueta="Cargando el cierre" />
            </div>
          )}
          {cierre.isError && cierre.data === undefined && (
            <ErrorState error={cierre.error} reintentar={cierre.refetch} />
          )}
          {cierre.data !== undefined && (
            <DelMes
              clave={clave}
              cierre={cierre.data}
              alRevisar={cierre.refetch}
              revisando={cierre.isFetching}
            />
          )}
        </Card>
        {cierre.data !== undefined && <Historia clave={clave} historia={cierre.data.historia} />}
      </div>
      {cierre.data !== undefined && <CompuertaAbierta clave={clave} cierre={cierre.data} />}
    </div>
  );
}

interface DelMesProps {
  readonly clave: ClaveDeMes;
  readonly cierre: CierreDelMes;
  readonly alRevisar: () => unknown;
  readonly revisando: boolean;
}

function DelMes({ clave, cierre, alRevisar, revisando }: DelMesProps) {
  return (
    <>
      <CabeceraDelMes clave={clave} cierre={cierre} alRevisar={alRevisar} revisando={revisando} />
      <ListaDeCompuertas compuertas={cierre.compuertas} exigeFirmas={cierre.exigeFirmas} />
    </>
  );
}
