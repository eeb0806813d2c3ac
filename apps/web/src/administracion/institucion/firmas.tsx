// Who signs the statements and the books, in the order in which they sign: any number of them.
import { FIRMANTES_MAX, type Firmantes, verFirmantes } from '@cuadra/contract/administracion/firmantes';
import { PlusIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { UnsavedWork } from '#ui/dialogs/unsaved-work.tsx';
import { SaveButtons } from '#ui/fields/save-buttons.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { Card } from '#ui/page/card.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { CamposDeFirmante } from './campos-de-firmante.tsx';
import classes from './firmas.module.css';
import { NUEVO, useFirmas } from './use-firmas.ts';

const TITULO = 'Firmas de los estados y libros';

export function Firmas() {
  const guardados = useQuery(queryOf(verFirmantes));
  return (
    <Card titulo={TITULO}>
      <Loaded consulta={guardados} filas={3} alto={68} etiqueta="Cargando las firmas">
        {(firmantes) => <Formulario guardados={firmantes} />}
      </Loaded>
    </Card>
  );
}

function Formulario({ guardados }: { readonly guardados: Firmantes }) {
  const { formulario, general, guardar, descartar, lugares } = useFirmas(guardados);
  const { fields, append, remove, move } = lugares;
  return (
    <form className={classes.formulario} onSubmit={submitWith(guardar)} noValidate aria-label={TITULO}>
      <UnsavedWork nombre="institucion/firmas" formulario={formulario} />
      {general !== undefined && <FormNotice tono="error" texto={general} />}
      <p className={classes.nota}>
        Se imprimen en este orden, de izquierda a derecha; lo ya impreso no cambia. Un documento preliminar se
        imprime sin certificación.
      </p>
      {fields.length === 0 && (
        <EmptyState titulo="Nadie firma los documentos" texto="Agregue a quienes los firman y certifican." />
      )}
      {fields.map((lugar, i) => (
        <CamposDeFirmante
          key={lugar.id}
          lugar={i}
          cuantos={fields.length}
          formulario={formulario}
          onMover={(a) => move(i, a)}
          onQuitar={() => remove(i)}
        />
      ))}
      <SaveButtons formState={formulario.formState} onDescartar={descartar} texto="Guardar firmas">
        <Button
          variant="default"
          className={classes.agregar ?? ''}
          leftSection={<PlusIcon width={18} height={18} aria-hidden="true" />}
          disabled={fields.length >= FIRMANTES_MAX}
          onClick={() => append(NUEVO)}
        >
          Agregar firma
        </Button>
      </SaveButtons>
    </form>
  );
}
