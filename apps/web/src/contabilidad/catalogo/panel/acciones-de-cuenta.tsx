// What can be done with an account. Blocking and deleting happen here; the rest opens its dialog.
import { type Cuenta, editarCuenta, eliminarCuenta } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import {
  ArrowsRightLeftIcon,
  LockClosedIcon,
  LockOpenIcon,
  PencilSquareIcon,
  PlusIcon,
  TrashIcon,
} from '@heroicons/react/24/outline';
import { useState } from 'react';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import type { Icon } from '#ui/states/state-message.tsx';
import { Text } from '#ui/text/text.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import type { Nodo } from '../arbol.ts';
import classes from '../catalogo.module.css';
import { refrescarCatalogo } from '../refrescar-catalogo.ts';
import { type Accion, acciones, impedimentoDe } from './posibilidades.ts';

interface AccionesDeCuentaProps {
  readonly nodo: Nodo;
  readonly onDialogo: (accion: 'editar' | 'agregar' | 'mover') => void;
  readonly onEliminada: (cuenta: Cuenta) => void;
}

export function AccionesDeCuenta({ nodo, onDialogo, onEliminada }: AccionesDeCuentaProps) {
  const { cuenta } = nodo;
  const confirmar = useConfirm();
  const [ocupado, setOcupado] = useState(false);
  const [fallo, setFallo] = useState<string>();

  const intentar = async (cambio: () => Promise<string>) => {
    setOcupado(true);
    setFallo(undefined);
    try {
      void notify(await cambio());
    } catch (error) {
      setFallo(messageOf(error));
    }
    // Also after a refusal: what was refused may have changed meanwhile, and the panel must show it as it is.
    await refrescarCatalogo();
    setOcupado(false);
  };
  const eliminar = async () => {
    if (!(await confirmar(preguntaAlEliminar(cuenta)))) return;
    await intentar(async () => {
      await call(eliminarCuenta, { params: { idCuenta: cuenta.idCuenta } });
      onEliminada(cuenta);
      return `Cuenta ${cuenta.idCuenta} eliminada.`;
    });
  };
  const hacer = (accion: Accion) => {
    if (accion === 'eliminar') return void eliminar();
    if (accion === 'bloquear') return void intentar(() => alternarBloqueo(cuenta));
    onDialogo(accion);
  };

  return (
    <>
      {fallo !== undefined && <FormNotice tone="error" text={fallo} />}
      <Stack as="ul" line="above" pad="md none" aria-label="Acciones">
        {acciones.map((accion) => (
          <li key={accion}>
            <Boton accion={accion} nodo={nodo} ocupado={ocupado} onClick={() => hacer(accion)} />
          </li>
        ))}
      </Stack>
    </>
  );
}

interface BotonProps {
  readonly accion: Accion;
  readonly nodo: Nodo;
  readonly ocupado: boolean;
  readonly onClick: () => void;
}

function Boton({ accion, nodo, ocupado, onClick }: BotonProps) {
  const { texto, icono: Dibujo } = presentar(accion, nodo.cuenta);
  const impedimento = impedimentoDe(accion, nodo);
  return (
    <button
      type="button"
      className={classes.accion}
      data-peligro={accion === 'eliminar' || undefined}
      disabled={ocupado || impedimento !== undefined}
      onClick={onClick}
    >
      <Grid as="span" columns="1.25rem minmax(0, 1fr)" gap="none lg" align="center" size="sm" weight="medium">
        <Dibujo width={20} height={20} aria-hidden="true" />
        {texto}
        {impedimento !== undefined && (
          <Text as="span" size="xs" muted weight="normal" lines="tight" className={classes.motivo}>
            {impedimento}
          </Text>
        )}
      </Grid>
    </button>
  );
}

function presentar(accion: Accion, { estado }: Cuenta): { readonly texto: string; readonly icono: Icon } {
  switch (accion) {
    case 'editar':
      return { texto: 'Editar', icono: PencilSquareIcon };
    case 'agregar':
      return { texto: 'Agregar subcuenta', icono: PlusIcon };
    case 'mover':
      return { texto: 'Mover', icono: ArrowsRightLeftIcon };
    case 'bloquear':
      return estado === 'bloqueada'
        ? { texto: 'Desbloquear', icono: LockOpenIcon }
        : { texto: 'Bloquear', icono: LockClosedIcon };
    case 'eliminar':
      return { texto: 'Eliminar', icono: TrashIcon };
    default:
      return accion satisfies never;
  }
}

async function alternarBloqueo({ idCuenta, estado, version }: Cuenta): Promise<string> {
  const nuevo = estado === 'bloqueada' ? 'activa' : 'bloqueada';
  await call(editarCuenta, { params: { idCuenta }, body: { estado: nuevo, version } });
  return nuevo === 'bloqueada' ? `Cuenta ${idCuenta} bloqueada.` : `Cuenta ${idCuenta} desbloqueada.`;
}

const preguntaAlEliminar = ({ idCuenta, nombreCuenta }: Cuenta) => ({
  title: 'Eliminar la cuenta',
  text: (
    <>
      Se eliminará <strong>{`${idCuenta} ${nombreCuenta}`}</strong> del catálogo. No se puede deshacer. Si la
      cuenta tiene movimientos, se conserva y se le avisará.
    </>
  ),
  action: 'Eliminar',
  danger: true,
});
