// The accounts at banks as they are set up.
import type { CuentaBancaria } from '@cuadra/contract/contabilidad/bancos/cuentas';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../../ui/format/date.ts';
import { Loaded } from '../../../ui/loading/loaded.tsx';
import { StateDot } from '../../../ui/states/state-dot.tsx';
import { type CardColumn, CardTable } from '../../../ui/tables/card-table.tsx';
import { consultas } from '../consultas.ts';

export function AdministracionDeCuentas() {
  return (
    <Loaded consulta={useQuery(consultas.cuentas())} filas={4} etiqueta="Cargando las cuentas bancarias">
      {(cuentas) => (
        <CardTable etiqueta="Cuentas bancarias" columnas={columnas} filas={cuentas} clave={({ id }) => id} />
      )}
    </Loaded>
  );
}

const columnas: readonly CardColumn<CuentaBancaria>[] = [
  { titulo: 'Nombre', clase: 'principal', celda: ({ nombre }) => nombre },
  { titulo: 'Banco', celda: ({ banco, numero }) => `${banco} ${numero}` },
  { titulo: 'Cuenta', celda: ({ idCuenta, nombreCuenta }) => `${idCuenta} ${nombreCuenta}` },
  { titulo: 'Responsable', celda: ({ responsable }) => responsable.nombre },
  { titulo: 'Desde', clase: 'cifras', celda: ({ desde }) => formatDate(desde) },
  {
    titulo: 'Estado',
    celda: ({ activa }) => <StateDot encendido={activa} texto={activa ? 'Activa' : 'Inactiva'} />,
  },
];
