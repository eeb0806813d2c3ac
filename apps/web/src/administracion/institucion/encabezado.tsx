// The heading of the documents: typed on one side, seen on the other as it will print.
import {
  editarInstitucion,
  type Institucion,
  type InstitucionConLogo,
  institucion as reglas,
  verInstitucion,
} from '@cuadra/contract/administracion/institucion';
import { zodResolver } from '@hookform/resolvers/zod';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
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
import { Text } from '#ui/text/text.tsx';
import classes from './institucion.module.css';
import { Logo, useLogo } from './logo.tsx';

const TITULO = 'Encabezado de los documentos';

export function Encabezado() {
  const guardada = useQuery(queryOf(verInstitucion));
  return (
    <Section card title={TITULO} max="64rem">
      <Loaded query={guardada} rows={4} height={68} label="Cargando la institución">
        {(institucion) => <Formulario guardada={institucion} />}
      </Loaded>
    </Section>
  );
}

function Formulario({ guardada }: { readonly guardada: InstitucionConLogo }) {
  const logo = useLogo(guardada);
  const { form: formulario, general, submit: guardar, discard: descartar } = useEncabezado(guardada);
  const { register, watch, formState } = formulario;
  const { errors } = formState;
  return (
    <Grid columns={2} oneBelow="lg" gap="2xl" pad="xl" align="start">
      <Stack as="form" gap="xl" noValidate aria-label={TITULO} onSubmit={submitWith(guardar)}>
        <UnsavedWork name="institucion" form={formulario} />
        {general !== undefined && <FormNotice tone="error" text={general} />}
        <TextInput
          label="Nombre de la institución"
          withAsterisk
          autoComplete="off"
          error={errors.nombre?.message}
          {...register('nombre')}
        />
        <Box max="14rem">
          <TextInput label="NIT" autoComplete="off" error={errors.nit?.message} {...register('nit')} />
        </Box>
        <TextInput
          label="Dirección"
          autoComplete="off"
          error={errors.direccion?.message}
          {...register('direccion')}
        />
        <Logo {...logo} />
        <SaveButtons formState={formState} onDiscard={descartar} />
      </Stack>
      <VistaPrevia {...watch()} logo={logo.direccion} />
    </Grid>
  );
}

const useEncabezado = ({ nombre, nit, direccion }: Institucion) =>
  useSavedForm<Institucion>({
    resolver: zodResolver(reglas),
    saved: { nombre, nit, direccion },
    save: async (body) => {
      const nueva = await call(editarInstitucion, { body });
      queryClient.setQueryData(queryOf(verInstitucion).queryKey, nueva);
      return { nombre: nueva.nombre, nit: nueva.nit, direccion: nueva.direccion };
    },
    fields: () => ['nombre', 'nit', 'direccion'],
    confirmation: 'Encabezado guardado.',
  });

interface VistaPreviaProps extends Institucion {
  /** The address of its image; absent: the name alone. */
  readonly logo: string | undefined;
}

/** The top of a document's first page, drawn as the PDF draws it: name, NIT and address in one line, a rule, the title. */
function VistaPrevia({ nombre, nit, direccion, logo }: VistaPreviaProps) {
  const senas = [nit.trim() === '' ? '' : `NIT ${nit.trim()}`, direccion.trim()].filter(
    (parte) => parte !== '',
  );
  return (
    <Stack as="figure" gap="xs">
      <Text as="figcaption" size="sm" muted>
        Así se imprime
      </Text>
      <div className={classes.hoja}>
        <Row oneLine align="start" gap="lg">
          {logo !== undefined && <img className={classes.logo} src={logo} alt="" />}
          <div>
            <Text size="lg" className={classes.nombre}>
              {nombre.trim()}
            </Text>
            <Text size="xs" className={classes.senas}>
              {senas.join(' · ')}
            </Text>
          </div>
        </Row>
        <hr className={classes.raya} />
        <Text size="2xl" className={classes.titulo}>
          Título del documento
        </Text>
        <Text size="xs" className={classes.senas}>
          Periodo y filtros
        </Text>
      </div>
    </Stack>
  );
}
