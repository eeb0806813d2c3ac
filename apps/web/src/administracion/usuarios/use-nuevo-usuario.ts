import { contrasenaNueva } from '@cuadra/contract/acceso/sesion';
import { crearUsuario, datosUsuario } from '@cuadra/contract/administracion/usuarios';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { call } from '../../platform/api.ts';
import { useLeaveGuard } from '../../ui/dialogs/leave-guard.ts';
import { applyErrors } from '../../ui/fields/field-errors.ts';
import { notify } from '../../ui/toasts/toasts.ts';
import { refrescarUsuarios } from './cache.ts';

const nuevoUsuario = z.discriminatedUnion('acceso', [
  datosUsuario.extend({ acceso: z.literal('enlace'), contrasena: z.string() }),
  datosUsuario.extend({ acceso: z.literal('contrasena'), contrasena: contrasenaNueva }),
]);
type Entrada = z.input<typeof nuevoUsuario>;
type Salida = z.output<typeof nuevoUsuario>;

const VACIO: Entrada = { nombre: '', correo: '', roles: [], agencias: [], acceso: 'enlace', contrasena: '' };

export function useNuevoUsuario(cerrar: () => void) {
  const [general, setGeneral] = useState<string>();
  const formulario = useForm<Entrada, unknown, Salida>({
    resolver: zodResolver(nuevoUsuario),
    defaultValues: VACIO,
  });
  const { handleSubmit, setError, formState } = formulario;
  const dejarSalir = useLeaveGuard(formState.isDirty);

  const guardar = handleSubmit(async ({ acceso, contrasena, ...datos }) => {
    setGeneral(undefined);
    try {
      await call(crearUsuario, { body: acceso === 'enlace' ? datos : { ...datos, contrasena } });
      await refrescarUsuarios();
      dejarSalir();
      void notify(
        acceso === 'enlace' ? `Usuario creado. Se envió el enlace a ${datos.correo}.` : 'Usuario creado.',
      );
      cerrar();
    } catch (error) {
      setGeneral(applyErrors(error, setError, ['nombre', 'correo', 'contrasena', 'roles', 'agencias']));
    }
  });

  return { formulario, general, guardar };
}
