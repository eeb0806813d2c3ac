// The rules by which lines of the banks become partidas.
import type { ReglaDeBanco } from '@cuadra/contract/contabilidad/bancos/reglas';
import { useQuery } from '@tanstack/react-query';
import { formatearEntero } from '../../../ui/format/dinero.ts';
import { Loaded } from '../../../ui/loading/loaded.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { type CardColumn, CardTable } from '../../../ui/tables/card-table.tsx';
import { consultas } from '../consultas.ts';

export function Reglas() {
  return (
    <Loaded consulta={useQuery(consultas.reglas())} filas={6} etiqueta="Cargando las reglas">
      {(reglas) =>
        reglas.length === 0 ? (
          <EmptyState titulo="No hay reglas" texto="Se crean al registrar una partida desde la mesa." />
        ) : (
          <CardTable etiqueta="Reglas" columnas={columnas} filas={reglas} clave={({ id }) => id} />
        )
      }
    </Loaded>
  );
}

const columnas: readonly CardColumn<ReglaDeBanco>[] = [
  { titulo: 'Regla', clase: 'principal', celda: ({ nombre }) => nombre },
  { titulo: 'Texto', celda: ({ texto }) => texto },
  { titulo: 'Cuenta', celda: ({ idCuenta, nombreCuenta }) => `${idCuenta} ${nombreCuenta}` },
  { titulo: 'Partidas', clase: 'numero', celda: ({ aciertos }) => formatearEntero(aciertos) },
];
