// One who signs: who they are, what they certify, with how it will read, and which documents.
import '@mantine/core/styles/Checkbox.layer.css';
import {
  documentosFirmables,
  type Firmantes,
  nombresDeFirmables,
} from '@cuadra/contract/administracion/firmantes';
import { verInstitucion } from '@cuadra/contract/administracion/institucion';
import { CERTIFICACION_USUAL, marcas, rellenar } from '@cuadra/core/certificacion';
import { ArrowDownIcon, ArrowUpIcon, TrashIcon } from '@heroicons/react/24/outline';
import { Button, Checkbox, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { queryOf } from '#platform/query.ts';
import { IconButton } from '#ui/marks/icon-button.tsx';
import classes from './firmas.module.css';

interface CamposDeFirmanteProps {
  readonly lugar: number;
  readonly cuantos: number;
  readonly formulario: UseFormReturn<Firmantes>;
  readonly onMover: (a: number) => void;
  readonly onQuitar: () => void;
}

export function CamposDeFirmante({ lugar, cuantos, formulario, onMover, onQuitar }: CamposDeFirmanteProps) {
  const { register, formState } = formulario;
  const errores = formState.errors.firmantes?.[lugar];
  const nombre = `Firma ${lugar + 1}`;
  return (
    <fieldset className={classes.lugar} aria-label={nombre}>
      <div className={classes.cabecera}>
        <strong>{nombre}</strong>
        <IconButton
          etiqueta={`Subir la firma ${lugar + 1}`}
          icono={ArrowUpIcon}
          disabled={lugar === 0}
          onClick={() => onMover(lugar - 1)}
        />
        <IconButton
          etiqueta={`Bajar la firma ${lugar + 1}`}
          icono={ArrowDownIcon}
          disabled={lugar === cuantos - 1}
          onClick={() => onMover(lugar + 1)}
        />
        <IconButton etiqueta={`Quitar la firma ${lugar + 1}`} icono={TrashIcon} onClick={onQuitar} />
      </div>
      <div className={classes.quien}>
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
      </div>
      <Certificacion lugar={lugar} formulario={formulario} error={errores?.certificacion?.message} />
      <Documentos lugar={lugar} formulario={formulario} />
    </fieldset>
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
        <p className={classes.ejemplo}>{asi}</p>
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
          <div className={classes.documentos}>
            {documentosFirmables.map((documento) => (
              <Checkbox key={documento} size="xs" value={documento} label={nombresDeFirmables[documento]} />
            ))}
          </div>
        </Checkbox.Group>
      )}
    />
  );
}
