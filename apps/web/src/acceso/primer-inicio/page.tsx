// The first visit to an institution without users: whoever started Cuadra writes the code that was printed there and becomes its
// first administrador. From anywhere else the page says where to go.
import '@mantine/core/styles/Input.layer.css';
import { crearPrimerAdministrador, verPrimerInicio } from '@cuadra/contract/acceso/primer-inicio';
import { iniciarSesion } from '@cuadra/contract/acceso/sesion';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useNavigate } from '@tanstack/react-router';
import { FormProvider, useFormContext } from 'react-hook-form';
import type { z } from 'zod';
import { call } from '#platform/api.ts';
import { ApiError } from '#platform/api-error.ts';
import { queryOf } from '#platform/query.ts';
import { submitWith } from '#ui/dialogs/submit.ts';
import { judgedBy, useTask } from '#ui/order/use-order.ts';
import { ErrorState } from '#ui/states/error-state.tsx';
import { Text } from '#ui/text/text.tsx';
import classes from '../frame/access.module.css';
import { AccessForm, AccessNotice, refusalNotice } from '../frame/access-form.tsx';
import { AccessFrame } from '../frame/access-frame.tsx';
import { coinciden, dosVeces, NewPassword, NO_COINCIDEN } from '../frame/new-password.tsx';
import { useEntrar } from '../frame/use-enter.ts';

export function Page() {
  const { data, error, refetch } = useQuery(queryOf(verPrimerInicio));
  if (data?.estado === 'hecho') return <Navigate to="/sign-in" replace />;
  return (
    <AccessFrame titulo="Primer inicio" subtitulo="Cree al primer administrador de su institución">
      {error !== null && <ErrorState error={error} retry={refetch} />}
      {data?.estado === 'listo' && <Formulario alFaltarElCodigo={() => void refetch()} />}
      {data !== undefined && data.estado !== 'listo' && (
        <>
          <AccessNotice aviso={{ tono: 'info', texto: POR_QUE_NO[data.estado] }} />
          <Text muted roomAbove="2xl">
            ¿Ya hay un administrador?{' '}
            <Link to="/sign-in" search={{}} className={classes.enlace}>
              Ingrese
            </Link>
          </Text>
        </>
      )}
    </AccessFrame>
  );
}

const POR_QUE_NO = {
  lejos:
    'Todavía no hay usuarios. El primero se crea en la misma máquina donde se inició Cuadra: abra ahí la dirección que se imprimió al iniciarlo.',
  'sin-codigo':
    'El código ya no sirve porque se falló demasiadas veces. Inicie Cuadra de nuevo: imprimirá otro código en su ventana.',
} as const;

const primero = crearPrimerAdministrador.body.extend(dosVeces.shape).refine(coinciden, NO_COINCIDEN);
type Primero = z.input<typeof primero>;

function Formulario({ alFaltarElCodigo }: { readonly alFaltarElCodigo: () => void }) {
  const order = usePrimerInicio(alFaltarElCodigo);
  return (
    <AccessForm
      onSubmit={submitWith(order.send)}
      esperando={order.isSending}
      aviso={refusalNotice(order.notice)}
      accion="Crear y entrar"
    >
      <FormProvider {...order.form}>
        <Campos />
        <NewPassword />
      </FormProvider>
    </AccessForm>
  );
}

function Campos() {
  const { register, formState } = useFormContext<Primero>();
  const { errors } = formState;
  return (
    <>
      <TextInput
        label="Código"
        description="Está en la ventana donde se inició Cuadra. Sirve una sola vez."
        placeholder="XXXXX-XXXXX-XXXXX-XXXXX"
        size="md"
        autoComplete="off"
        spellCheck={false}
        autoFocus
        error={errors.codigo?.message}
        {...register('codigo')}
      />
      <TextInput
        label="Nombre completo"
        size="md"
        autoComplete="name"
        error={errors.name?.message}
        {...register('name')}
      />
      <TextInput
        label="Correo electrónico"
        type="email"
        size="md"
        autoComplete="username"
        error={errors.email?.message}
        {...register('email')}
      />
    </>
  );
}

function usePrimerInicio(alFaltarElCodigo: () => void) {
  const navigate = useNavigate();
  const entrar = useEntrar('/administracion/puesta-en-marcha');
  return useTask<Primero, Primero, unknown>({
    initial: { codigo: '', name: '', email: '', password: '', repetida: '' },
    resolver: judgedBy<Primero, Primero>(primero),
    run: async ({ repetida: _, ...body }) => {
      await call(crearPrimerAdministrador, { body });
      // There is an administrador now, whatever happens next: from here on, entering is as always.
      try {
        await entrar(await call(iniciarSesion, { body: { email: body.email, password: body.password } }));
      } catch {
        await navigate({ to: '/sign-in', search: {} });
      }
    },
    // It is told all the same.
    take: (refusal) => {
      if (refusal instanceof ApiError && SE_ACABO.has(refusal.codigo ?? '')) alFaltarElCodigo();
      return false;
    },
  });
}

const SE_ACABO: ReadonlySet<string> = new Set(['PRIMER_INICIO_SIN_CODIGO', 'PRIMER_INICIO_HECHO']);
