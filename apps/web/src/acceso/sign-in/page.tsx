// Entering with email and password. After a refusal the email stays and the password waits to be typed again.
import '@mantine/core/styles/Input.layer.css';
import { credenciales, iniciarSesion, opcionesDeAcceso } from '@cuadra/contract/acceso/sesion';
import { zodResolver } from '@hookform/resolvers/zod';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useAddress } from '../../platform/address/use-address.ts';
import { call } from '../../platform/api.ts';
import { queryOf } from '../../platform/query.ts';
import { direccionDeIngreso } from '../direccion.ts';
import { AccessForm } from '../frame/access-form.tsx';
import { AccessFrame } from '../frame/access-frame.tsx';
import enlaces from '../frame/access-links.module.css';
import { PasswordField } from '../frame/password-field.tsx';
import { useEntrar } from '../frame/use-enter.ts';
import { useRechazo } from '../frame/use-refusal.ts';
import { DemoUsers } from './demo-users.tsx';

type Credenciales = z.input<typeof credenciales>;

export function Page() {
  const { data: opciones } = useQuery(queryOf(opcionesDeAcceso));
  const { register, formState, aviso, detenida, enviar, llenar } = useIngreso();
  return (
    <AccessFrame titulo="Ingresar" subtitulo={opciones?.institucion}>
      <AccessForm
        onSubmit={enviar}
        esperando={formState.isSubmitting}
        aviso={aviso}
        accion="Ingresar"
        detenida={detenida}
      >
        <TextInput
          label="Correo electrónico"
          type="email"
          size="md"
          autoComplete="username"
          autoFocus
          error={formState.errors.email?.message}
          {...register('email')}
        />
        <PasswordField
          label="Contraseña"
          autoComplete="current-password"
          error={formState.errors.password?.message}
          {...register('password')}
        />
        <div className={enlaces.entre}>
          <Link to="/forgot-password" className={enlaces.enlace}>
            Olvidé mi contraseña
          </Link>
        </div>
      </AccessForm>
      <p className={enlaces.pie}>
        ¿No tiene cuenta?{' '}
        <Link to="/sign-up" className={enlaces.enlace}>
          Solicítela
        </Link>
      </p>
      {opciones?.demo != null && <DemoUsers {...opciones.demo} llenar={llenar} />}
    </AccessFrame>
  );
}

function useIngreso() {
  const entrar = useEntrar(useAddress(direccionDeIngreso).busqueda.redirectURL);
  const formulario = useForm<Credenciales>({
    resolver: zodResolver(credenciales),
    defaultValues: { email: '', password: '' },
  });
  const { register, handleSubmit, formState, setValue, setFocus, clearErrors, watch } = formulario;
  const { aviso, detenida, rechazar, olvidar } = useRechazo(formulario, watch('email'));

  const enviar = handleSubmit(async (body) => {
    olvidar();
    await call(iniciarSesion, { body }).then(entrar, rechazar);
  });

  const llenar = (email: string, password: string) => {
    setValue('email', email);
    setValue('password', password);
    clearErrors();
    olvidar();
    setFocus('password');
  };

  return { register, formState, aviso, detenida, enviar, llenar };
}
