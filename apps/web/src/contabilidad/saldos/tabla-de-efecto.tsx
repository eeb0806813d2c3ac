// What a partida does to each account: its balance before, what it moves, and the one it leaves, in the account's own sign.

import type { EfectoEnCuenta } from '@cuadra/contract/contabilidad/borradores/efecto';
import { ExclamationTriangleIcon } from '@heroicons/react/24/outline';
import { formatearSaldo } from '#ui/format/dinero.ts';
import { type Column, DataTable } from '#ui/tables/data-table.tsx';
import { Note, Text } from '#ui/text/text.tsx';

/** More are rarely read one by one; the first ones are the first lines. */
const CUENTAS_MAX = 100;

export function TablaDeEfecto({ cuentas }: { readonly cuentas: readonly EfectoEnCuenta[] }) {
  const sobran = cuentas.length - CUENTAS_MAX;
  return (
    <>
      <DataTable
        label="Efecto en los saldos"
        narrow="stack"
        rows={cuentas.slice(0, CUENTAS_MAX)}
        rowKey={({ idCuenta }) => idCuenta}
        columns={COLUMNAS}
      />
      {sobran > 0 && <Note pad="lg xl">{sobran === 1 ? 'Y 1 cuenta más.' : `Y ${sobran} cuentas más.`}</Note>}
    </>
  );
}

const COLUMNAS: readonly Column<EfectoEnCuenta>[] = [
  {
    title: 'Cuenta',
    rowHeader: true,
    width: '50%',
    cell: ({ idCuenta, nombreCuenta }) => (
      <span>
        <Text as="span" muted>
          {idCuenta}
        </Text>{' '}
        {nombreCuenta}
      </span>
    ),
  },
  { title: 'Antes', kind: 'amount', cell: ({ antes }) => antes },
  { title: 'Debe', kind: 'amount', cell: ({ debe }) => debe },
  { title: 'Haber', kind: 'amount', cell: ({ haber }) => haber },
  {
    title: 'Después',
    kind: 'number',
    tone: ({ contrarioDespues }) => (contrarioDespues ? 'bad' : 'strong'),
    cell: ({ despues, contrarioDespues }) => (
      <span>
        {contrarioDespues && (
          <ExclamationTriangleIcon
            width={16}
            height={16}
            style={{ verticalAlign: 'text-bottom' }}
            role="img"
            aria-label="Contrario a su naturaleza:"
          />
        )}
        {formatearSaldo(despues)}
      </span>
    ),
  },
];
