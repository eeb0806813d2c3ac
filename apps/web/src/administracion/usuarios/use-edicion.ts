// Editing a user while others may be editing too. The form starts from one version; when a newer one arrives, a form
// without changes simply takes it, and one with changes lets the person decide.
import { verUsuarioActual } from '@cuadra/contract/acceso/sesion';
import { editarUsuario, type Usuario } from '@cuadra/contract/administracion/usuarios';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { type UseFormSetError, useForm } from 'react-hook-form';
import { call } from '#platform/api.ts';
import { ApiError } from '#platform/api-error.ts';
import { session } from '#platform/current-session.ts';
import { useLeaveGuard } from '#ui/dialogs/leave-guard.ts';
import { applyErrors } from '#ui/fields/field-errors.ts';
import { notify } from '#ui/toasts/toasts.ts';
import { recordarUsuario, refrescarUsuarios } from './cache.ts';
import {
  type CambiosDeUsuario,
  cambiosDe,
  campoDelRechazo,
  type DatosEditables,
  datosDe,
  datosEditables,
  fusionar,
} from './edicion.ts';

export function useEdicion(vigente: Usuario, cerrar: () => void) {
  const [base, setBase] = useState(vigente);
  const [general, setGeneral] = useState<string>();
  const formulario = useForm<DatosEditables>({
    resolver: zodResolver(datosEditables),
    defaultValues: datosDe(vigente),
  });
  const { reset, setError, getValues, handleSubmit, formState } = formulario;
  const { isDirty } = formState;
  const dejarSalir = useLeaveGuard(isDirty);
  const hayOtraVersion = vigente.version > base.version;

  useEffect(() => {
    if (!hayOtraVersion || isDirty) return;
    setBase(vigente);
    reset(datosDe(vigente));
  }, [hayOtraVersion, isDirty, vigente, reset]);

  const partirDe = (datos: DatosEditables) => {
    setGeneral(undefined);
    setBase(vigente);
    reset(datosDe(vigente));
    reset(datos, { keepDefaultValues: true });
  };

  const guardar = handleSubmit(async (datos) => {
    setGeneral(undefined);
    const cambios = cambiosDe(datosDe(base), datos);
    try {
      const { enEspera } = await enviar(base, cambios);
      dejarSalir();
      const espera = enEspera.some(({ id }) => !base.enEspera.some((antes) => antes.id === id));
      void notify(espera ? 'Guardado. Lo que da más poder espera a otra persona.' : 'Cambios guardados.');
      cerrar();
    } catch (error) {
      setGeneral(await mostrarRechazo(error, cambios, setError));
    }
  });

  return {
    formulario,
    general,
    guardar,
    /** What the other person saved, while this one has changes of their own. */
    ajenos: hayOtraVersion && isDirty ? cambiosDe(datosDe(base), datosDe(vigente)) : undefined,
    conservarLoPropio: () => partirDe(fusionar(datosDe(base), getValues(), datosDe(vigente))),
    descartarLoPropio: () => partirDe(datosDe(vigente)),
  };
}

async function enviar({ id, version }: Usuario, cambios: CambiosDeUsuario): Promise<Usuario> {
  const guardado = await call(editarUsuario, { params: { id }, body: { ...cambios, version } });
  await recordarUsuario(guardado);
  if (id === session.usuario()?.id) session.actualizar(await call(verUsuarioActual));
  return guardado;
}

/** Beside what caused it; what belongs to no field comes back. */
async function mostrarRechazo(
  error: unknown,
  cambios: CambiosDeUsuario,
  setError: UseFormSetError<DatosEditables>,
): Promise<string | undefined> {
  if (error instanceof ApiError) {
    const campo = campoDelRechazo(error.codigo, cambios);
    if (campo !== undefined) {
      setError(campo, { message: error.message }, { shouldFocus: true });
      return undefined;
    }
    if (error.codigo === 'CONFLICTO_DE_EDICION') await refrescarUsuarios();
  }
  return applyErrors(error, setError, ['nombre', 'correo', 'roles', 'agencias']);
}
