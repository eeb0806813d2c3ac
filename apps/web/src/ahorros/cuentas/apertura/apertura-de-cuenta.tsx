// The opening of an account, over the list: the product, whose it is, its term if it has one, its number and how its first
// money comes. The account that was opened takes the place of the list.
import { abrirCuenta } from '@cuadra/contract/ahorros/apertura-de-cuenta';
import type { ProductoDeCuenta } from '@cuadra/contract/ahorros/cuentas';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useCurrentUser, usePermission } from '#platform/current-session.ts';
import { EditDrawer } from '#ui/dialogs/edit-drawer.tsx';
import { useLeaveGuard } from '#ui/dialogs/leave-guard.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { DrawerForm } from '#ui/order/drawer-form.tsx';
import { useOrder } from '#ui/order/use-order.ts';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { consultas, refrescarCuentas } from '../consultas.ts';
import { useDireccion } from '../direccion.ts';
import { type AperturaEscrita, aperturaEscrita, enBlanco, porEnviar } from './apertura-escrita.ts';
import { CamposDeApertura } from './campos-de-apertura.tsx';

export function AperturaDeCuenta() {
  const { busqueda, replace } = useDireccion();
  const abierta = usePermission('ahorros:registrar') && busqueda.nueva === true;
  const productos = useQuery({ ...consultas.productos(), enabled: abierta });
  const cerrar = () => replace({ nueva: undefined, titular: undefined });
  return (
    <EditDrawer opened={abierta} title="Abrir cuenta de ahorro" onClose={cerrar}>
      {abierta && (
        <Loaded query={productos} rows={6} label="Cargando los productos">
          {({ productos: todos }) => {
            const activos = todos.filter(({ estado }) => estado === 'activo');
            return activos.length === 0 ? (
              <SinProductos />
            ) : (
              <Formulario
                productos={activos}
                titular={busqueda.titular}
                onCerrar={cerrar}
                onAbierta={(cuenta) => replace({ nueva: undefined, titular: undefined, cuenta })}
              />
            );
          }}
        </Loaded>
      )}
    </EditDrawer>
  );
}

function SinProductos() {
  return (
    <EmptyState
      title="No hay productos activos"
      text="Una cuenta es de un producto activo. Los escribe quien lleva los ahorros; el contador los publica y los activa."
      action={<PlainLink to="/ahorros/productos">Ver productos</PlainLink>}
    />
  );
}

interface FormularioProps {
  readonly productos: readonly ProductoDeCuenta[];
  readonly titular: string | undefined;
  readonly onCerrar: () => void;
  readonly onAbierta: (id: number) => void;
}

function Formulario({ productos, titular, onCerrar, onAbierta }: FormularioProps) {
  const agencia = useCurrentUser()?.agencias[0] ?? '';
  const order = useOrder(abrirCuenta, {
    initial: enBlanco(agencia),
    schema: aperturaEscrita,
    body: porEnviar,
    refresh: refrescarCuentas,
    done: ({ numero }) => `Se abrió la cuenta ${numero}.`,
    onDone: ({ id }) => {
      dejarSalir();
      onAbierta(id);
    },
  });
  const dejarSalir = useLeaveGuard(order.isDirty);
  useTitularPedido(titular, order.form);
  return (
    <DrawerForm label="Abrir cuenta de ahorro" order={order} submit="Abrir cuenta" onClose={onCerrar}>
      <CamposDeApertura productos={productos} />
    </DrawerForm>
  );
}

/** Whoever comes from an asociado opens it for that one. */
function useTitularPedido(
  titular: string | undefined,
  { getValues, resetField }: UseFormReturn<AperturaEscrita>,
) {
  const { data } = useQuery({ ...consultas.asociado(titular ?? ''), enabled: titular !== undefined });
  useEffect(() => {
    if (data === undefined || data.estado !== 'activo' || getValues('titulares').length > 0) return;
    const { id, numero, nombre, dpi } = data;
    resetField('titulares', { defaultValue: [{ id, numero, nombre, dpi }] });
  }, [data, getValues, resetField]);
}
