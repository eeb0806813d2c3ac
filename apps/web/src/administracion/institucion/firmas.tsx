// Who signs the statements and the books: a post and a name for each place, as they are printed under its rule.
import { FIRMANTES, type Firmantes, verFirmantes } from '@cuadra/contract/administracion/firmantes';
import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../platform/query.ts';
import { FormNotice } from '../../ui/dialogs/form-notice.tsx';
import { submitWith } from '../../ui/dialogs/submit.ts';
import { UnsavedWork } from '../../ui/dialogs/unsaved-work.tsx';
import { Card } from '../../ui/page/card.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../ui/tables/skeleton-rows.tsx';
import carga from './carga.module.css';
import classes from './firmas.module.css';
import { useFirmas } from './use-firmas.ts';

const TITULO = 'Firmas de los estados y libros';

export function Firmas() {
  const guardados = useQuery(queryOf(verFirmantes));
  return (
    <Card titulo={TITULO}>
      {guardados.isPending && (
        <div className={carga.espera}>
          <SkeletonRows filas={3} alto={68} etiqueta="Cargando las firmas" />
        </div>
      )}
      {guardados.isError && guardados.data === undefined && (
        <ErrorState error={guardados.error} reintentar={guardados.refetch} />
      )}
      {guardados.data !== undefined && <Formulario guardados={guardados.data} />}
    </Card>
  );
}

function Formulario({ guardados }: { readonly guardados: Firmantes }) {
  const { formulario, general, guardar, descartar } = useFirmas(guardados);
  const { register, formState } = formulario;
  const { errors, isDirty, isSubmitting } = formState;
  return (
    <form className={classes.formulario} onSubmit={submitWith(guardar)} noValidate aria-label={TITULO}>
      <UnsavedWork nombre="institucion/firmas" formulario={formulario} />
      {general !== undefined && <FormNotice tono="error" texto={general} />}
      <p className={classes.nota}>
        Se imprimen en este orden, de izquierda a derecha. Un lugar sin cargo no se imprime; lo ya impreso no
        cambia.
      </p>
      <div className={classes.lugares}>
        {Array.from({ length: FIRMANTES }, (_, i) => (
          <fieldset key={LUGARES[i]} className={classes.lugar}>
            <legend className={classes.leyenda}>{LUGARES[i]} firma</legend>
            <TextInput
              label="Cargo"
              autoComplete="off"
              error={errors.firmantes?.[i]?.cargo?.message}
              {...register(`firmantes.${i}.cargo`)}
            />
            <TextInput
              label="Nombre"
              autoComplete="off"
              error={errors.firmantes?.[i]?.nombre?.message}
              {...register(`firmantes.${i}.nombre`)}
            />
          </fieldset>
        ))}
      </div>
      <div className={classes.botones}>
        <Button type="submit" disabled={!isDirty} loading={isSubmitting}>
          Guardar firmas
        </Button>
        <Button variant="default" disabled={!isDirty} onClick={descartar}>
          Descartar
        </Button>
      </div>
    </form>
  );
}

const LUGARES = ['Primera', 'Segunda', 'Tercera'] as const;
