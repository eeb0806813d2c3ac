// The months of an account, and how far the conciliación of each has come.
import type { ResumenDeConciliacion } from '@cuadra/contract/contabilidad/bancos/conciliaciones';
import { useQuery } from '@tanstack/react-query';
import { formatMonth } from '../../../ui/format/date.ts';
import { formatearEntero, formatearMonto } from '../../../ui/format/dinero.ts';
import { Loaded } from '../../../ui/loading/loaded.tsx';
import { type CardColumn, CardTable } from '../../../ui/tables/card-table.tsx';
import { consultas } from '../consultas.ts';
import { claveDeMes } from '../meses.ts';
import type { VistaDeCuentaProps } from '../vista-de-cuenta.ts';

export function ConciliacionDelMes({ cuenta }: VistaDeCuentaProps) {
  return (
    <Loaded
      consulta={useQuery(consultas.conciliaciones(cuenta.id))}
      filas={8}
      etiqueta="Cargando las conciliaciones"
    >
      {(meses) => (
        <CardTable etiqueta="Conciliaciones" columnas={columnas} filas={meses} clave={claveDeMes} />
      )}
    </Loaded>
  );
}

const ESTADOS: Readonly<Record<ResumenDeConciliacion['estado'], string>> = {
  abierta: 'Abierta',
  en_revision: 'En revisión',
  aprobada: 'Aprobada',
};

const columnas: readonly CardColumn<ResumenDeConciliacion>[] = [
  { titulo: 'Mes', clase: 'principal', celda: (mes) => formatMonth(claveDeMes(mes)) },
  { titulo: 'Estado', celda: ({ estado }) => ESTADOS[estado] },
  { titulo: 'Saldo banco', clase: 'numero', celda: ({ saldoBanco }) => formatearMonto(saldoBanco) },
  { titulo: 'Saldo libros', clase: 'numero', celda: ({ saldoLibros }) => formatearMonto(saldoLibros) },
  { titulo: 'Sin explicar', clase: 'numero', celda: ({ sinExplicar }) => formatearEntero(sinExplicar) },
];
