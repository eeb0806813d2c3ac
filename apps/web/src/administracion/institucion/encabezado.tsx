// The heading of the documents: typed on one side, seen on the other as it will print.
import {
  editarInstitucion,
  type Institucion,
  institucion,
  verInstitucion,
} from '@cuadra/contract/administracion/institucion';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../app/api.ts';
import { consulta, queryClient } from '../../app/query.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { aplicarErrores } from '../../ui/field-errors.ts';
import { FormNotice } from '../../ui/form-notice.tsx';
import { useLeaveGuard } from '../../ui/leave-guard.ts';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { avisar } from '../../ui/toasts.ts';
import carga from './carga.module.css';
import classes from './encabezado.module.css';
import { Tarjeta } from './tarjeta.tsx';
import { VistaPrevia } from './vista-previa.tsx';

export function Encabezado() {
  const guardada = useQuery(consulta(verInstitucion));
  return (
    <Tarjeta titulo="Encabezado de los documentos">
      {guardada.isPending && (
        <div className={carga.espera}>
          <SkeletonRows filas={4} alto={68} etiqueta="Cargando la institución" />
        </div>
      )}
      {guardada.isError && guardada.data === undefined && (
        <ErrorState error={guardada.error} reintentar={guardada.refetch} />
      )}
      {guardada.data !== undefined && <Formulario guardada={guardada.data} />}
    </Tarjeta>
  );
}

function Formulario({ guardada }: { readonly guardada: Institucion }) {
  const [general, setGeneral] = useState<string>();
  // What is saved elsewhere arrives by itself; what is being typed here is not touched.
  const { register, handleSubmit, setError, reset, watch, formState } = useForm<Institucion>({
    resolver: zodResolver(institucion),
    values: guardada,
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isDirty, isSubmitting } = formState;
  useLeaveGuard(isDirty);
  const empezarDe = (datos: Institucion) => reset(datos, { keepDirtyValues: false });

  const guardar = handleSubmit(async (body) => {
    setGeneral(undefined);
    try {
      const nueva = await call(editarInstitucion, { body });
      queryClient.setQueryData(consulta(verInstitucion).queryKey, nueva);
      empezarDe(nueva);
      void avisar('Encabezado guardado.');
    } catch (error) {
      setGeneral(aplicarErrores(error, setError, ['nombre', 'nit', 'direccion']));
    }
  });

  return (
    <div className={classes.partes}>
      <form
        className={classes.formulario}
        onSubmit={guardar}
        noValidate
        aria-label="Encabezado de los documentos"
      >
        {general !== undefined && <FormNotice tono="error" texto={general} />}
        <TextInput
          label="Nombre de la institución"
          withAsterisk
          autoComplete="off"
          error={errors.nombre?.message}
          {...register('nombre')}
        />
        <TextInput
          label="NIT"
          autoComplete="off"
          className={classes.nit ?? ''}
          error={errors.nit?.message}
          {...register('nit')}
        />
        <TextInput
          label="Dirección"
          autoComplete="off"
          error={errors.direccion?.message}
          {...register('direccion')}
        />
        <div className={classes.botones}>
          <Button type="submit" disabled={!isDirty} loading={isSubmitting}>
            Guardar
          </Button>
          <Button variant="default" disabled={!isDirty} onClick={() => empezarDe(guardada)}>
            Descartar
          </Button>
        </div>
      </form>
      <VistaPrevia {...watch()} />
    </div>
  );
}
