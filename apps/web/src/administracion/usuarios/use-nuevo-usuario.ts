import { opcionesDeAcceso } from '@cuadra/contract/acceso/sesion';
import { crearUsuario, datosUsuario } from '@cuadra/contract/administracion/usuarios';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { call } from '#platform/api.ts';
import { queryOf } from '#platform/query.ts';
import { useLeaveGuard } from '#ui/dialogs/leave-guard.ts';
import { applyErrors } from '#ui/fields/field-errors.ts';
import { useRecienCreado } from './invitacion/use-recien-creado.ts';

type Entrada = z.input<typeof datosUsuario>;
type Salida = z.output<typeof datosUsuario>;

const VACIO: Entrada = { nombre: '', correo: '', roles: [], agencias: [] };

export function useNuevoUsuario(cerrar: () => void) {
  const [general, setGeneral] = useState<string>();
  const { data: opciones } = useQuery(queryOf(opcionesDeAcceso));
  const seguir = useRecienCreado(cerrar);
  const formulario = useForm<Entrada, unknown, Salida>({
    resolver: zodResolver(datosUsuario),
    defaultValues: VACIO,
  });
  const { handleSubmit, setError, formState } = formulario;
  const dejarSalir = useLeaveGuard(formState.isDirty);

  const guardar = handleSubmit(async (body) => {
    setGeneral(undefined);
    try {
      const usuario = await call(crearUsuario, { body });
      dejarSalir();
      await seguir(usuario);
    } catch (error) {
      setGeneral(applyErrors(error, setError, ['nombre', 'correo', 'roles', 'agencias']));
    }
  });

  return { formulario, general, guardar, hayCorreo: opciones?.hayCorreo ?? false };
}
