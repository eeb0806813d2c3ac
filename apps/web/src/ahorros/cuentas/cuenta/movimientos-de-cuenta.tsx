// The statement of an account: what moved, the newest first, with what it held after each.
import type { CuentaEntera } from '@cuadra/contract/ahorros/cuentas';
import { clasesDeMovimientoAhorro, nombresDeMovimientoAhorro } from '@cuadra/core/ahorros/cuenta';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { DateField } from '#ui/fields/date-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { formatDate } from '#ui/format/date.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { FilterLine } from '#ui/page/filter-line.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { consultas } from '../consultas.ts';
import type { OrdenDeCuenta } from '../dialogos/dialogo-de-cuenta.tsx';
import type { DireccionDeCuentas } from '../direccion.ts';
import { useDireccion } from '../use-direccion.ts';
import classes from './cuenta.module.css';
import { PapelesDeCuenta } from './papeles-de-cuenta.tsx';
import { TablaDeMovimientos } from './tabla-de-movimientos.tsx';

interface MovimientosDeCuentaProps {
  readonly cuenta: CuentaEntera;
  readonly onOrden: (orden: OrdenDeCuenta) => void;
}

const SIN_FILTROS = { desde: undefined, hasta: undefined, clase: undefined } as const;

export function MovimientosDeCuenta({ cuenta, onOrden }: MovimientosDeCuentaProps) {
  const { busqueda } = useDireccion();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    consultas.movimientos(cuenta.id, periodoDe(busqueda)),
  );
  const movimientos = data?.pages.flatMap((pagina) => pagina.movimientos);
  return (
    <>
      <Filtros cuenta={cuenta} />
      <Loaded consulta={{ data: movimientos, error, refetch }} filas={12} etiqueta="Cargando los movimientos">
        {(filas) =>
          filas.length === 0 ? (
            <SinMovimientos />
          ) : (
            <>
              <TablaDeMovimientos
                movimientos={filas}
                onDeshacer={(movimiento) => onOrden({ clase: 'deshacer', movimiento })}
              />
              {hasNextPage && (
                <div className={classes.mas}>
                  <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                    Ver anteriores
                  </Button>
                </div>
              )}
            </>
          )
        }
      </Loaded>
    </>
  );
}

const periodoDe = ({ desde, hasta, clase }: DireccionDeCuentas) => ({
  ...(desde === undefined ? {} : { desde }),
  ...(hasta === undefined ? {} : { hasta }),
  ...(clase === undefined ? {} : { clase }),
});

function SinMovimientos() {
  const { busqueda, replace } = useDireccion();
  if (Object.keys(periodoDe(busqueda)).length > 0)
    return (
      <EmptyState
        titulo="Ningún movimiento con esos filtros"
        accion={
          <Button variant="default" onClick={() => replace(SIN_FILTROS)}>
            Limpiar filtros
          </Button>
        }
      />
    );
  return (
    <EmptyState
      titulo="Aún no tiene movimientos"
      texto="El primero es un depósito en ventanilla o una transferencia de otra cuenta."
    />
  );
}

function Filtros({ cuenta }: Pick<MovimientosDeCuentaProps, 'cuenta'>) {
  const { busqueda, replace } = useDireccion();
  const { desde, hasta, clase } = busqueda;
  const enUso = [
    ...(desde === undefined ? [] : [{ clave: 'desde' as const, texto: `Desde: ${formatDate(desde)}` }]),
    ...(hasta === undefined ? [] : [{ clave: 'hasta' as const, texto: `Hasta: ${formatDate(hasta)}` }]),
    ...(clase === undefined ? [] : [{ clave: 'clase' as const, texto: nombresDeMovimientoAhorro[clase] }]),
  ];
  return (
    <FilterLine
      filtros={enUso}
      onQuitar={(clave) => replace({ [clave]: undefined })}
      onLimpiar={() => replace(SIN_FILTROS)}
      herramientas={<PapelesDeCuenta cuenta={cuenta} desde={desde} hasta={hasta} />}
    >
      <div className={classes.campos}>
        <DateField
          label="Desde"
          opcional
          valor={desde ?? ''}
          onCambio={(fecha) => replace({ desde: fecha === '' ? undefined : fecha })}
        />
        <DateField
          label="Hasta"
          opcional
          valor={hasta ?? ''}
          onCambio={(fecha) => replace({ hasta: fecha === '' ? undefined : fecha })}
        />
        <SelectField
          etiqueta="Clase"
          todos="Todas"
          valor={clase}
          opciones={clasesDeMovimientoAhorro.map((una) => [una, nombresDeMovimientoAhorro[una]] as const)}
          onCambio={(elegida) => replace({ clase: clasesDeMovimientoAhorro.find((una) => una === elegida) })}
        />
      </div>
    </FilterLine>
  );
}
