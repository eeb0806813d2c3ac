// Moves an account, with all that depends on it, under another account of mayor: every code that will change is shown
// before confirming.
import { moverCuenta } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { call } from '#platform/api.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { OrderDialog } from '#ui/order/order-dialog.tsx';
import { judgedBy, useTask } from '#ui/order/use-order.ts';
import { type Column, DataTable } from '#ui/tables/data-table.tsx';
import { Text } from '#ui/text/text.tsx';
import type { Arbol, Nodo } from '../arbol.ts';
import { CUENTA_AUSENTE, contarCuentas } from '../nombres.ts';
import { refrescarCatalogo } from '../refrescar-catalogo.ts';
import { CampoDeLugar } from './campo-de-lugar.tsx';
import {
  type CambioDeCodigo,
  destinosPosibles,
  type Movimiento,
  previsualizarMovimiento,
} from './previsualizar-movimiento.ts';

interface MoverCuentaProps {
  readonly arbol: Arbol;
  readonly nodo: Nodo;
  /** It is no longer in the chart with that code. */
  readonly ausente: boolean;
  readonly onClose: () => void;
  readonly onMovida: (idCuentaNueva: string) => void;
}

const SIN_DESTINOS = 'Solo aparecen las de mayor (M) donde cabe la rama y cuya clase admite su naturaleza.';

const esquema = moverCuenta.body.pick({ idCuentaNueva: true });
const initial = { idCuentaNueva: '' };

export function MoverCuenta({ arbol, nodo, ausente, onClose, onMovida }: MoverCuentaProps) {
  const { idCuenta, nombreCuenta, version } = nodo.cuenta;
  const [idParent, setIdParent] = useState<string | null | undefined>(nodo.nivel === 1 ? null : undefined);
  const order = useTask({
    initial,
    resolver: judgedBy<typeof initial, typeof initial>(esquema),
    run: async ({ idCuentaNueva }) => {
      await call(moverCuenta, { params: { idCuenta }, body: { idCuentaNueva, version } });
      return idCuentaNueva;
    },
    // Also after a refusal: if the chart is no longer the one in sight, the preview must show it.
    refresh: refrescarCatalogo,
    done: (idCuentaNueva) => `Cuenta ${idCuenta} movida a ${idCuentaNueva}.`,
    onDone: onMovida,
  });
  const { form, isSending } = order;
  const { errors, isSubmitted } = form.formState;
  const codigo = useWatch({ control: form.control, name: 'idCuentaNueva' });
  const cuentas = [...arbol.porId.values()].map(({ cuenta }) => cuenta);
  const movimiento = previsualizarMovimiento(cuentas, idCuenta, codigo);
  return (
    <OrderDialog
      title={`Mover ${idCuenta} ${nombreCuenta}`}
      width={600}
      order={order}
      submit="Mover"
      disabled={codigo === '' || ausente || movimiento.impedimentos > 0}
      note={notaDe(movimiento, codigo)}
      onClose={onClose}
    >
      {ausente && !isSending && <FormNotice tone="aviso" text={CUENTA_AUSENTE} />}
      <CampoDeLugar
        arbol={arbol}
        destinos={destinosPosibles(cuentas, idCuenta)}
        sinDestinos={SIN_DESTINOS}
        etiquetaDelMayor="Nueva cuenta de mayor"
        idParent={idParent}
        onParent={setIdParent}
        codigo={codigo}
        onCodigo={(nuevo) => form.setValue('idCuentaNueva', nuevo, { shouldValidate: isSubmitted })}
        error={errors.idCuentaNueva?.message}
      />
      {codigo !== '' && (
        <DataTable
          density="compact"
          narrow="keep"
          frame={{ height: '18rem', label: 'Vista previa' }}
          rows={movimiento.cambios}
          rowKey={({ antes }) => antes}
          columns={columnas}
        />
      )}
    </OrderDialog>
  );
}

const columnas: readonly Column<CambioDeCodigo>[] = [
  { title: 'Código actual', kind: 'code', tone: 'muted', cell: ({ antes }) => antes },
  { title: 'Código nuevo', kind: 'code', tone: 'strong', cell: ({ despues }) => despues },
  {
    title: 'Cuenta',
    cell: ({ nombreCuenta, impedimento }) => (
      <>
        {nombreCuenta}
        {impedimento !== undefined && (
          <Text as="span" size="xs" tone="error" block>
            {impedimento}
          </Text>
        )}
      </>
    ),
  },
];

function notaDe({ cambios, impedimentos }: Movimiento, codigo: string): string {
  if (codigo === '') return 'Elija dónde para ver los códigos que cambian.';
  return impedimentos > 0 ? 'Así no puede moverse.' : `${contarCuentas(cambios.length)} con código nuevo.`;
}
