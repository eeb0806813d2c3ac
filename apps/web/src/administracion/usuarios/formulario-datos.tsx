// Who somebody is and what they may do, edited while others may be editing too. The form starts from one version; when a newer one
// arrives, a form without changes simply takes it, and one with changes lets the person decide.
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { verUsuarioActual } from '@cuadra/contract/acceso/sesion';
import { editarUsuario, type Usuario } from '@cuadra/contract/administracion/usuarios';
import { Button, Switch } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useController } from 'react-hook-form';
import { call } from '#platform/api.ts';
import { ApiError } from '#platform/api-error.ts';
import { session, useCurrentUser } from '#platform/current-session.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { useLeaveGuard } from '#ui/dialogs/leave-guard.ts';
import { DrawerForm } from '#ui/order/drawer-form.tsx';
import { judgedBy, useTask } from '#ui/order/use-order.ts';
import { Text } from '#ui/text/text.tsx';
import { recordarUsuario, refrescarUsuarios } from './cache.ts';
import { CamposDePermiso, CamposDePersona } from './campos-de-usuario.tsx';
import {
  type CambiosDeUsuario,
  cambiosDe,
  campoDelRechazo,
  type DatosEditables,
  datosDe,
  datosEditables,
  describirCambios,
  fusionar,
} from './edicion.ts';

interface FormularioDeDatosProps {
  readonly usuario: Usuario;
  readonly onCerrar: () => void;
}

export function FormularioDeDatos({ usuario, onCerrar }: FormularioDeDatosProps) {
  const { order, ajenos, conservarLoPropio, descartarLoPropio } = useEdicion(usuario, onCerrar);
  const esPropio = useCurrentUser()?.id === usuario.id;
  return (
    <DrawerForm
      label="Datos y permisos"
      order={order}
      submit="Guardar cambios"
      disabled={!order.isDirty}
      kept={`usuarios/${usuario.id}`}
      onClose={onCerrar}
    >
      {ajenos !== undefined && (
        <Conflicto ajenos={ajenos} onConservar={conservarLoPropio} onDescartar={descartarLoPropio} />
      )}
      <EnEspera usuario={usuario} />
      <CamposDePersona />
      <InterruptorActivo usuario={usuario} />
      {esPropio ? (
        <Text muted>Sus roles y agencias los cambia otro administrador.</Text>
      ) : (
        <CamposDePermiso />
      )}
    </DrawerForm>
  );
}

function useEdicion(vigente: Usuario, cerrar: () => void) {
  const [base, setBase] = useState(vigente);
  const order = useTask({
    initial: datosDe(vigente),
    resolver: judgedBy<DatosEditables, DatosEditables>(datosEditables),
    run: (datos) => enviar(base, cambiosDe(datosDe(base), datos)),
    place: (rechazo, datos) => enSuCampo(rechazo, cambiosDe(datosDe(base), datos)),
    // What the other person saved is told instead.
    take: esConflicto,
    done: ({ enEspera }) =>
      enEspera.some(({ id }) => !base.enEspera.some((antes) => antes.id === id))
        ? 'Guardado. Lo que da más poder espera a otra persona.'
        : 'Cambios guardados.',
    onDone: () => {
      dejarSalir();
      cerrar();
    },
  });
  const { reset, getValues } = order.form;
  const dejarSalir = useLeaveGuard(order.isDirty);
  const hayOtraVersion = vigente.version > base.version;

  useEffect(() => {
    if (!hayOtraVersion || order.isDirty) return;
    setBase(vigente);
    reset(datosDe(vigente));
  }, [hayOtraVersion, order.isDirty, vigente, reset]);

  const partirDe = (datos: DatosEditables) => {
    setBase(vigente);
    reset(datosDe(vigente));
    reset(datos, { keepDefaultValues: true });
  };
  return {
    order,
    /** What the other person saved, while this one has changes of their own. */
    ajenos: hayOtraVersion && order.isDirty ? cambiosDe(datosDe(base), datosDe(vigente)) : undefined,
    conservarLoPropio: () => partirDe(fusionar(datosDe(base), getValues(), datosDe(vigente))),
    descartarLoPropio: () => partirDe(datosDe(vigente)),
  };
}

const esConflicto = (rechazo: unknown): boolean =>
  rechazo instanceof ApiError && rechazo.codigo === 'CONFLICTO_DE_EDICION';

async function enviar({ id, version }: Usuario, cambios: CambiosDeUsuario): Promise<Usuario> {
  try {
    const guardado = await call(editarUsuario, { params: { id }, body: { ...cambios, version } });
    await recordarUsuario(guardado);
    if (id === session.usuario()?.id) session.actualizar(await call(verUsuarioActual));
    return guardado;
  } catch (error) {
    if (esConflicto(error)) await refrescarUsuarios();
    throw error;
  }
}

/** What protects the administration itself is said beside what caused it. */
function enSuCampo(rechazo: unknown, cambios: CambiosDeUsuario): unknown {
  if (!(rechazo instanceof ApiError)) return rechazo;
  const { message, status, codigo } = rechazo;
  const campo = campoDelRechazo(codigo, cambios);
  if (campo === undefined) return rechazo;
  return new ApiError(message, { status, codigo, errores: [{ campo, codigo, mensaje: message }] });
}

interface ConflictoProps {
  readonly ajenos: CambiosDeUsuario;
  readonly onConservar: () => void;
  readonly onDescartar: () => void;
}

/** Two people edited the same user: what the other one saved, and how to go on without losing anything. */
function Conflicto({ ajenos, onConservar, onDescartar }: ConflictoProps) {
  const renglones = describirCambios(ajenos);
  return (
    <FormNotice
      tone="aviso"
      text={
        <>
          <p>Otra persona guardó cambios en este usuario mientras usted editaba.</p>
          {renglones.length > 0 && (
            <ul>
              {renglones.map((renglon) => (
                <li key={renglon}>{renglon}</li>
              ))}
            </ul>
          )}
        </>
      }
      actions={
        <>
          <Button variant="default" size="compact-sm" onClick={onConservar}>
            Conservar mis cambios
          </Button>
          <Button variant="default" size="compact-sm" onClick={onDescartar}>
            Descartarlos y ver lo guardado
          </Button>
        </>
      }
    />
  );
}

/** What was asked for this person and waits for a second one, with where it is looked at. */
function EnEspera({ usuario: { enEspera } }: { readonly usuario: Usuario }) {
  if (enEspera.length === 0) return null;
  return (
    <FormNotice
      tone="info"
      text={
        <>
          <p>Espera la aprobación de otra persona:</p>
          <ul>
            {enEspera.map(({ id, descripcion }) => (
              <li key={id}>{descripcion}</li>
            ))}
          </ul>
          <Link to="/administracion/poderes">Ver los cambios por aprobar</Link>
        </>
      }
    />
  );
}

function InterruptorActivo({ usuario }: { readonly usuario: Usuario }) {
  const {
    field: { value, ...field },
    fieldState,
  } = useController<DatosEditables, 'activo'>({ name: 'activo' });
  return (
    <Switch
      label="Usuario activo"
      description={explicarActivo(value, usuario)}
      error={fieldState.error?.message}
      checked={value}
      {...field}
    />
  );
}

function explicarActivo(activo: boolean, { sesionesAbiertas }: Usuario): string {
  if (activo) return 'Puede ingresar a Cuadra.';
  if (sesionesAbiertas === 0) return 'No puede ingresar.';
  return `No puede ingresar; al guardar se ${sesionesAbiertas === 1 ? 'cierra su sesión abierta' : `cierran sus ${sesionesAbiertas} sesiones abiertas`}.`;
}
