// Who signs the statements and the books, in the order in which they sign: any number of them. Each says who they are, what they
// certify, with how it will read, and which documents.
import '@mantine/core/styles/Checkbox.layer.css';
import {
  documentosFirmables,
  editarFirmantes,
  FIRMANTES_MAX,
  type Firmantes,
  nombresDeFirmables,
  firmantes as reglas,
  verFirmantes,
} from '@cuadra/contract/administracion/firmantes';
import { verInstitucion } from '@cuadra/contract/administracion/institucion';
import { CERTIFICACION_USUAL, marcas, rellenar } from '@cuadra/core/certificacion';
import { ArrowDownIcon, ArrowUpIcon, PlusIcon, TrashIcon } from '@heroicons/react/24/outline';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Checkbox, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Controller, type UseFormReturn, useFieldArray } from 'react-hook-form';
import { call } from '#platform/api.ts';
import { queryClient, queryOf } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { UnsavedWork } from '#ui/dialogs/unsaved-work.tsx';
import { SaveButtons } from '#ui/fields/save-buttons.tsx';
import { useSavedForm } from '#ui/fields/use-saved-form.ts';
import { Box, Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { Note, Text } from '#ui/text/text.tsx';
import classes from './institucion.module.css';

const TITULO = 'Firmas de los estados y libros';

export function Firmas() {
  const guardados = useQuery(queryOf(verFirmantes));
  return (
    <Section card title={TITULO} max="64rem">
      <Loaded query={guardados} rows={3} height={68} label="Cargando las firmas">
        {(firmantes) => <Formulario guardados={firmantes} />}
      </Loaded>
    </Section>
  );
}

function Formulario({ guardados }: { readonly guardados: Firmantes }) {
  const { form: formulario, general, submit: guardar, discard: descartar, lugares } = useFirmas(guardados);
  const { fields, append, remove, move } = lugares;
  return (
    <Stack as="form" gap="xl" pad="xl" noValidate aria-label={TITULO} onSubmit={submitWith(guardar)}>
      <UnsavedWork name="institucion/firmas" form={formulario} />
      {general !== undefined && <FormNotice tone="error" text={general} />}
      <Note>
        Se imprimen en este orden, de izquierda a derecha; lo ya impreso no cambia. Un documento preliminar se
        imprime sin certificación.
      </Note>
      {fields.length === 0 && (
        <EmptyState title="Nadie firma los documentos" text="Agregue a quienes los firman y certifican." />
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
      <SaveButtons formState={formulario.formState} onDiscard={descartar} text="Guardar firmas">
        <Box push>
          <Button
            variant="default"
            leftSection={<PlusIcon width={18} height={18} aria-hidden="true" />}
            disabled={fields.length >= FIRMANTES_MAX}
            onClick={() => append(NUEVO)}
          >
            Agregar firma
          </Button>
        </Box>
      </SaveButtons>
    </Stack>
  );
}

const CAMPOS = ['cargo', 'nombre', 'registro', 'certificacion', 'documentos'] as const;

/** Whoever is added signs all the statements, until it is said otherwise. */
const NUEVO = {
  cargo: '',
  nombre: '',
  registro: '',
  certificacion: '',
  documentos: documentosFirmables.slice(0, 5),
};

function useFirmas(guardados: Firmantes) {
  const forma = useSavedForm<Firmantes>({
    resolver: zodResolver(reglas),
    saved: guardados,
    save: async (body) => {
      const nuevos = await call(editarFirmantes, { body });
      queryClient.setQueryData(queryOf(verFirmantes).queryKey, nuevos);
      return nuevos;
    },
    fields: ({ firmantes: escritos }) =>
      escritos.flatMap((_, i) => CAMPOS.map((campo) => `firmantes.${i}.${campo}` as const)),
    confirmation: 'Firmas guardadas.',
  });
  const lugares = useFieldArray({ control: forma.form.control, name: 'firmantes' });
  return { ...forma, lugares };
}

interface CamposDeFirmanteProps {
  readonly lugar: number;
  readonly cuantos: number;
  readonly formulario: UseFormReturn<Firmantes>;
  readonly onMover: (a: number) => void;
  readonly onQuitar: () => void;
}

function CamposDeFirmante({ lugar, cuantos, formulario, onMover, onQuitar }: CamposDeFirmanteProps) {
  const { register, formState } = formulario;
  const errores = formState.errors.firmantes?.[lugar];
  const nombre = `Firma ${lugar + 1}`;
  return (
    <Stack as="fieldset" gap="lg" surface="box" pad="lg xl" aria-label={nombre}>
      <Row gap="xs" size="sm">
        <Text as="strong" grow weight="medium">
          {nombre}
        </Text>
        <IconButton
          label={`Subir la firma ${lugar + 1}`}
          icon={ArrowUpIcon}
          disabled={lugar === 0}
          onClick={() => onMover(lugar - 1)}
        />
        <IconButton
          label={`Bajar la firma ${lugar + 1}`}
          icon={ArrowDownIcon}
          disabled={lugar === cuantos - 1}
          onClick={() => onMover(lugar + 1)}
        />
        <IconButton label={`Quitar la firma ${lugar + 1}`} icon={TrashIcon} onClick={onQuitar} />
      </Row>
      <Grid min="14rem" gap="lg xl">
        <TextInput
          label="Cargo"
          withAsterisk
          autoComplete="off"
          error={errores?.cargo?.message}
          {...register(`firmantes.${lugar}.cargo`)}
        />
        <TextInput
          label="Nombre"
          autoComplete="off"
          error={errores?.nombre?.message}
          {...register(`firmantes.${lugar}.nombre`)}
        />
        <TextInput
          label="Registro"
          description="De contador, colegiado u otro"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="off"
          error={errores?.registro?.message}
          {...register(`firmantes.${lugar}.registro`)}
        />
      </Grid>
      <Certificacion lugar={lugar} formulario={formulario} error={errores?.certificacion?.message} />
      <Documentos lugar={lugar} formulario={formulario} />
    </Stack>
  );
}

interface ParteProps extends Pick<CamposDeFirmanteProps, 'lugar' | 'formulario'> {
  readonly error?: string | undefined;
}

function Certificacion({ lugar, formulario, error }: ParteProps) {
  const { register, watch, setValue } = formulario;
  const { data: institucion } = useQuery(queryOf(verInstitucion));
  const campo = `firmantes.${lugar}.certificacion` as const;
  const { certificacion = '', cargo = '', nombre = '', registro = '' } = watch(`firmantes.${lugar}`) ?? {};
  const asi = rellenar(certificacion, {
    ...EJEMPLO,
    cargo,
    nombre,
    registro,
    institucion: institucion?.nombre ?? '',
  });
  return (
    <div>
      <Textarea
        label="Certificación"
        description={`Vacía: solo firma. Cada documento dice lo suyo en ${marcas.map((marca) => `{${marca}}`).join(', ')}.`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autosize
        minRows={2}
        maxRows={6}
        error={error}
        {...register(campo)}
      />
      {certificacion.trim() === '' ? (
        <Button
          variant="subtle"
          size="xs"
          onClick={() => setValue(campo, CERTIFICACION_USUAL, { shouldDirty: true, shouldValidate: true })}
        >
          Usar el texto usual
        </Button>
      ) : (
        <Text size="sm" muted breaks roomAbove="sm" className={classes.ejemplo}>
          {asi}
        </Text>
      )}
    </div>
  );
}

const EJEMPLO = {
  titulo: 'Balance general',
  periodo: 'al 31 de diciembre de 2025',
  fecha: '16 de enero de 2026',
} as const;

function Documentos({ lugar, formulario: { control } }: ParteProps) {
  return (
    <Controller
      control={control}
      name={`firmantes.${lugar}.documentos`}
      render={({ field }) => (
        <Checkbox.Group
          label="Firma"
          value={[...(field.value ?? [])]}
          onChange={(elegidos) =>
            field.onChange(documentosFirmables.filter((documento) => elegidos.includes(documento)))
          }
        >
          <Row gap="md 2xl" roomAbove="sm">
            {documentosFirmables.map((documento) => (
              <Checkbox key={documento} size="xs" value={documento} label={nombresDeFirmables[documento]} />
            ))}
          </Row>
        </Checkbox.Group>
      )}
    />
  );
}
