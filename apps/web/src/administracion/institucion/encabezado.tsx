// The heading of the documents: typed on one side, seen on the other as it will print.
import { type InstitucionConLogo, verInstitucion } from '@cuadra/contract/administracion/institucion';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { UnsavedWork } from '#ui/dialogs/unsaved-work.tsx';
import { SaveButtons } from '#ui/fields/save-buttons.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { Card } from '#ui/page/card.tsx';
import classes from './encabezado.module.css';
import { Logo } from './logo.tsx';
import { useEncabezado } from './use-encabezado.ts';
import { useLogo } from './use-logo.ts';
import { VistaPrevia } from './vista-previa.tsx';

export function Encabezado() {
  const guardada = useQuery(queryOf(verInstitucion));
  return (
    <Card titulo="Encabezado de los documentos">
      <Loaded consulta={guardada} filas={4} alto={68} etiqueta="Cargando la institución">
        {(institucion) => <Formulario guardada={institucion} />}
      </Loaded>
    </Card>
  );
}

function Formulario({ guardada }: { readonly guardada: InstitucionConLogo }) {
  const logo = useLogo(guardada);
  const { formulario, general, guardar, descartar } = useEncabezado(guardada);
  const { register, watch, formState } = formulario;
  const { errors } = formState;
  return (
    <div className={classes.partes}>
      <form
        className={classes.formulario}
        onSubmit={guardar}
        noValidate
        aria-label="Encabezado de los documentos"
      >
        <UnsavedWork nombre="institucion" formulario={formulario} />
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
        <Logo {...logo} />
        <SaveButtons formState={formState} onDescartar={descartar} />
      </form>
      <VistaPrevia {...watch()} logo={logo.direccion} />
    </div>
  );
}
