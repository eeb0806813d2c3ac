// Which roles nobody exercises without a second factor. One more is asked for at once; one less takes a reason and another
// administrador.
import '@mantine/core/styles/Checkbox.layer.css';
import { nombresDeRol, type Rol, roles } from '@cuadra/contract/acceso/permisos';
import { listarCambios } from '@cuadra/contract/administracion/poderes';
import {
  editarRolesObligados,
  type RolesObligados,
  rolesObligados,
  verRolesObligados,
} from '@cuadra/contract/administracion/segundo-factor';
import { zodResolver } from '@hookform/resolvers/zod';
import { Checkbox, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { call } from '#platform/api.ts';
import { queryClient, queryOf } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { SaveButtons } from '#ui/fields/save-buttons.tsx';
import { useSavedForm } from '#ui/fields/use-saved-form.ts';
import { formatInstant } from '#ui/format/date.ts';
import { Box, Grid, Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { Note } from '#ui/text/text.tsx';

const TITULO = 'Segundo factor obligatorio';

export function SegundoFactorObligatorio() {
  const consulta = useQuery(queryOf(verRolesObligados));
  return (
    <Section card title={TITULO} max="64rem">
      <Loaded query={consulta} rows={2} height={48} label="Cargando los roles">
        {(guardados) => <Formulario guardados={guardados} />}
      </Loaded>
    </Section>
  );
}

function Formulario({ guardados }: { readonly guardados: RolesObligados & { readonly esDemo: boolean } }) {
  const { form: formulario, general, submit: guardar, discard: descartar } = useRolesObligados(guardados);
  const { control, register, formState } = formulario;
  const elegidos = useWatch({ control, name: 'roles' });
  const quita = exime(guardados, elegidos).length > 0;
  return (
    <Stack as="form" gap="xl" pad="xl" noValidate aria-label={TITULO} onSubmit={submitWith(guardar)}>
      {general !== undefined && <FormNotice tone="error" text={general} />}
      <EnEspera />
      <Note max="44rem">
        Quien tenga uno de estos roles no hará nada hasta activar una llave de acceso o una aplicación de
        códigos. Exigirlo a más roles vale en el acto. Dejar de exigirlo toma a dos: espera a otro
        administrador o, si no lo hay, un día. Se avisa a administradores y contadores.
        {guardados.esDemo && ' En la demostración se ofrece y no se exige.'}
      </Note>
      <Controller
        control={control}
        name="roles"
        render={({ field }) => (
          <Checkbox.Group
            value={[...field.value]}
            onChange={(marcados) => field.onChange(roles.filter((rol) => marcados.includes(rol)))}
            aria-label="Roles que lo exigen"
          >
            <Grid min="11rem" even gap="lg">
              {roles.map((rol) => (
                <Checkbox key={rol} value={rol} label={nombresDeRol[rol]} />
              ))}
            </Grid>
          </Checkbox.Group>
        )}
      />
      {quita && (
        <Box max="44rem">
          <Textarea
            label="Motivo para dejar de exigirlo"
            description="Lo lee quien debe aprobarlo."
            withAsterisk
            rows={2}
            error={formState.errors.motivo?.message}
            {...register('motivo')}
          />
        </Box>
      )}
      <SaveButtons formState={formState} onDiscard={descartar} text="Guardar roles" />
    </Stack>
  );
}

const escrito = rolesObligados.extend({ motivo: editarRolesObligados.body.shape.motivo.or(z.literal('')) });
type Escrito = z.input<typeof escrito>;

/** The roles of which it would no longer be asked. */
const exime = (antes: RolesObligados, despues: readonly Rol[]) =>
  antes.roles.filter((rol) => !despues.includes(rol));

const useRolesObligados = (guardados: RolesObligados) =>
  useSavedForm<Escrito>({
    resolver: zodResolver(
      escrito.refine(
        ({ roles: elegidos, motivo }) => exime(guardados, elegidos).length === 0 || Boolean(motivo),
        {
          path: ['motivo'],
          message: 'Escriba el motivo.',
        },
      ),
    ),
    saved: { roles: guardados.roles, motivo: '' },
    save: async ({ roles: elegidos, motivo }) => {
      const quita = exime(guardados, elegidos).length > 0 && motivo !== '';
      const body = { roles: elegidos, ...(quita ? { motivo } : {}) };
      const nuevos = await call(editarRolesObligados, { body });
      queryClient.setQueryData(queryOf(verRolesObligados).queryKey, nuevos);
      await queryClient.invalidateQueries({ queryKey: [listarCambios.path] });
      return { roles: nuevos.roles, motivo: '' };
    },
    fields: () => ['roles', 'motivo'],
    confirmation: (pedidos, vigentes) =>
      exime(vigentes, pedidos.roles).length > 0
        ? 'Cambio pedido: espera a otra persona.'
        : 'Roles guardados.',
  });

/** A role that would no longer need its second factor, said where the list is: until somebody else approves it, it is asked for. */
function EnEspera() {
  const { data: cambios = [] } = useQuery(queryOf(listarCambios, { query: { vista: 'pendientes' } }));
  const cambio = cambios.find(({ clase }) => clase === 'segundo-factor-roles');
  const id = cambio?.id;
  const antes = useRef(id);
  useEffect(() => {
    // What waited was resolved, here or by somebody else: the list may be another.
    if (antes.current !== undefined && antes.current !== id)
      void queryClient.invalidateQueries({ queryKey: [verRolesObligados.path] });
    antes.current = id;
  }, [id]);
  if (cambio === undefined) return null;
  const { descripcion, pedidoPor, efectivoEn } = cambio;
  return (
    <FormNotice
      tone="info"
      text={
        <>
          <p>{descripcion}</p>
          <p>
            Lo pidió {pedidoPor.nombre}.{' '}
            {efectivoEn === null
              ? 'Vale cuando lo apruebe otro administrador.'
              : `Vale desde el ${formatInstant(efectivoEn)} si ningún contador lo detiene.`}{' '}
            <Link to="/administracion/poderes">Ver los cambios por aprobar</Link>
          </p>
        </>
      }
    />
  );
}
