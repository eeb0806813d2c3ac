// The opening of an account, over the list: the product, whose it is, its term if it has one, its number and how its first
// money comes. The account that was opened takes the place of the list.

import type { CuentaNueva } from '@cuadra/contract/ahorros/apertura-de-cuenta';
import { abrirCuenta } from '@cuadra/contract/ahorros/apertura-de-cuenta';
import type { ProductoDeCuenta } from '@cuadra/contract/ahorros/cuentas';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { call } from '#platform/api.ts';
import { useCurrentUser, usePermission } from '#platform/current-session.ts';
import { EditDrawer, EditDrawerFooter } from '#ui/dialogs/edit-drawer.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { useLeaveGuard } from '#ui/dialogs/leave-guard.ts';
import { submitWith } from '#ui/dialogs/submit.ts';
import { applyErrors } from '#ui/fields/field-errors.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { useKeys } from '#ui/order/use-order.ts';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { consultas, refrescarCuentas } from '../consultas.ts';
import { useDireccion } from '../use-direccion.ts';
import classes from './apertura.module.css';
import { type AperturaEscrita, aperturaEscrita, CAMPOS, enBlanco, porEnviar } from './apertura-escrita.ts';
import { CamposDeApertura } from './campos-de-apertura.tsx';

export function AperturaDeCuenta() {
  const { busqueda, replace } = useDireccion();
  const abierta = usePermission('ahorros:registrar') && busqueda.nueva === true;
  const productos = useQuery({ ...consultas.productos(), enabled: abierta });
  const cerrar = () => replace({ nueva: undefined, titular: undefined });
  return (
    <EditDrawer abierto={abierta} titulo="Abrir cuenta de ahorro" onCerrar={cerrar}>
      {abierta && (
        <Loaded consulta={productos} filas={6} etiqueta="Cargando los productos">
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
      titulo="No hay productos activos"
      texto="Una cuenta es de un producto activo. Los escribe quien lleva los ahorros; el contador los publica y los activa."
      accion={<PlainLink to="/ahorros/productos">Ver productos</PlainLink>}
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
  const { formulario, general, guardar } = useApertura(onAbierta);
  useTitularPedido(titular, formulario);
  return (
    <form
      className={classes.formulario}
      onSubmit={submitWith(guardar)}
      noValidate
      aria-label="Abrir cuenta de ahorro"
    >
      {general !== undefined && <FormNotice tono="error" texto={general} />}
      <CamposDeApertura formulario={formulario} productos={productos} />
      <EditDrawerFooter>
        <Button variant="default" onClick={onCerrar}>
          Cancelar
        </Button>
        <Button type="submit" loading={formulario.formState.isSubmitting}>
          Abrir cuenta
        </Button>
      </EditDrawerFooter>
    </form>
  );
}

function useApertura(onAbierta: (id: number) => void) {
  const [general, setGeneral] = useState<string>();
  const llaves = useKeys();
  const agencia = useCurrentUser()?.agencias[0] ?? '';
  const formulario = useForm<AperturaEscrita>({
    resolver: zodResolver(aperturaEscrita),
    defaultValues: enBlanco(agencia),
  });
  const { handleSubmit, setError, formState } = formulario;
  const dejarSalir = useLeaveGuard(formState.isDirty);
  const guardar = handleSubmit(async (escrita) => {
    setGeneral(undefined);
    const body: CuentaNueva = porEnviar(escrita);
    try {
      const { id, numero } = await call(abrirCuenta, { body }, { llave: llaves.take(body) });
      dejarSalir();
      void notify(`Se abrió la cuenta ${numero}.`);
      onAbierta(id);
    } catch (error) {
      llaves.drop(error);
      setGeneral(applyErrors(error, setError, CAMPOS));
    } finally {
      await refrescarCuentas();
    }
  });
  return { formulario, general, guardar };
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
