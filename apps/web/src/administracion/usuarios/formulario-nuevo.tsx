// A new user. By default they choose their own password through a link that arrives by mail; the administrator may
// also write one for whoever has no mail at hand.
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { contrasenaNueva } from '@cuadra/contract/acceso/sesion';
import { crearUsuario, datosUsuario } from '@cuadra/contract/administracion/usuarios';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Radio, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Controller, FormProvider, useForm } from 'react-hook-form';
import { z } from 'zod';
import { call } from '../../app/api.ts';
import { EditDrawerFooter } from '../../ui/edit-drawer.tsx';
import { aplicarErrores } from '../../ui/field-errors.ts';
import { FormNotice } from '../../ui/form-notice.tsx';
import { useLeaveGuard } from '../../ui/leave-guard.ts';
import { avisar } from '../../ui/toasts.ts';
import { refrescarUsuarios } from './cache.ts';
import { CampoContrasena } from './campo-contrasena.tsx';
import { CamposDePermiso } from './campos-de-permiso.tsx';
import classes from './formulario.module.css';

const nuevoUsuario = z.discriminatedUnion('acceso', [
  datosUsuario.extend({ acceso: z.literal('enlace'), contrasena: z.string() }),
  datosUsuario.extend({ acceso: z.literal('contrasena'), contrasena: contrasenaNueva }),
]);
type Entrada = z.input<typeof nuevoUsuario>;
type Salida = z.output<typeof nuevoUsuario>;

const VACIO: Entrada = { nombre: '', correo: '', roles: [], agencias: [], acceso: 'enlace', contrasena: '' };

export function FormularioNuevo({ onCerrar }: { readonly onCerrar: () => void }) {
  const [general, setGeneral] = useState<string>();
  const formulario = useForm<Entrada, unknown, Salida>({
    resolver: zodResolver(nuevoUsuario),
    defaultValues: VACIO,
  });
  const { register, control, handleSubmit, setError, watch, formState } = formulario;
  const { errors, isDirty, isSubmitting } = formState;
  const dejarSalir = useLeaveGuard(isDirty);

  const guardar = handleSubmit(async ({ acceso, contrasena, ...datos }) => {
    setGeneral(undefined);
    try {
      await call(crearUsuario, { body: acceso === 'enlace' ? datos : { ...datos, contrasena } });
      await refrescarUsuarios();
      dejarSalir();
      void avisar(
        acceso === 'enlace' ? `Usuario creado. Se envió el enlace a ${datos.correo}.` : 'Usuario creado.',
      );
      onCerrar();
    } catch (error) {
      setGeneral(aplicarErrores(error, setError, ['nombre', 'correo', 'contrasena', 'roles', 'agencias']));
    }
  });

  return (
    <form className={classes.formulario} onSubmit={guardar} noValidate aria-label="Nuevo usuario">
      {general !== undefined && <FormNotice tono="error" texto={general} />}
      <TextInput
        label="Nombre"
        withAsterisk
        autoComplete="off"
        data-autofocus
        error={errors.nombre?.message}
        {...register('nombre')}
      />
      <TextInput
        label="Correo"
        withAsterisk
        type="email"
        autoComplete="off"
        error={errors.correo?.message}
        {...register('correo')}
      />
      <Controller
        control={control}
        name="acceso"
        render={({ field }) => (
          <Radio.Group label="Primer ingreso" value={field.value} onChange={field.onChange}>
            <div className={classes.opciones}>
              <Radio
                value="enlace"
                label="Enviar un enlace"
                description="Recibe un correo y pone su propia contraseña."
              />
              <Radio
                value="contrasena"
                label="Escribir una contraseña"
                description="Usted se la entrega en persona."
              />
            </div>
          </Radio.Group>
        )}
      />
      {watch('acceso') === 'contrasena' && (
        <CampoContrasena error={errors.contrasena?.message} {...register('contrasena')} />
      )}
      <FormProvider {...formulario}>
        <CamposDePermiso />
      </FormProvider>
      <EditDrawerFooter>
        <Button variant="default" onClick={onCerrar}>
          Cancelar
        </Button>
        <Button type="submit" loading={isSubmitting}>
          Crear usuario
        </Button>
      </EditDrawerFooter>
    </form>
  );
}
