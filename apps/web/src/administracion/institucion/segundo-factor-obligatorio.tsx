// Which roles nobody exercises without a second factor.
import '@mantine/core/styles/Checkbox.layer.css';
import { nombresDeRol, roles } from '@cuadra/contract/acceso/permisos';
import {
  editarRolesObligados,
  type RolesObligados,
  rolesObligados,
  verRolesObligados,
} from '@cuadra/contract/administracion/segundo-factor';
import { zodResolver } from '@hookform/resolvers/zod';
import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { call } from '../../platform/api.ts';
import { queryClient, queryOf } from '../../platform/query.ts';
import { FormNotice } from '../../ui/dialogs/form-notice.tsx';
import { submitWith } from '../../ui/dialogs/submit.ts';
import { SaveButtons } from '../../ui/fields/save-buttons.tsx';
import { useSavedForm } from '../../ui/fields/use-saved-form.ts';
import { Loaded } from '../../ui/loading/loaded.tsx';
import { Card } from '../../ui/page/card.tsx';
import classes from './segundo-factor-obligatorio.module.css';

const TITULO = 'Segundo factor obligatorio';

export function SegundoFactorObligatorio() {
  const consulta = useQuery(queryOf(verRolesObligados));
  return (
    <Card titulo={TITULO}>
      <Loaded consulta={consulta} filas={2} alto={48} etiqueta="Cargando los roles">
        {(guardados) => <Formulario guardados={guardados} />}
      </Loaded>
    </Card>
  );
}

function Formulario({ guardados }: { readonly guardados: RolesObligados & { readonly esDemo: boolean } }) {
  const { formulario, general, guardar, descartar } = useRolesObligados(guardados);
  const { control, formState } = formulario;
  return (
    <form className={classes.formulario} onSubmit={submitWith(guardar)} noValidate aria-label={TITULO}>
      {general !== undefined && <FormNotice tono="error" texto={general} />}
      <p className={classes.nota}>
        Quien tenga uno de estos roles no hará nada hasta activar una llave de acceso o una aplicación de
        códigos. El cambio vale en el acto y se avisa a administradores y contadores.
        {guardados.esDemo && ' En la demostración se ofrece y no se exige.'}
      </p>
      <Controller
        control={control}
        name="roles"
        render={({ field }) => (
          <Checkbox.Group
            value={[...field.value]}
            onChange={(elegidos) => field.onChange(roles.filter((rol) => elegidos.includes(rol)))}
            aria-label="Roles que lo exigen"
          >
            <div className={classes.roles}>
              {roles.map((rol) => (
                <Checkbox key={rol} value={rol} label={nombresDeRol[rol]} />
              ))}
            </div>
          </Checkbox.Group>
        )}
      />
      <SaveButtons formState={formState} onDescartar={descartar} texto="Guardar roles" />
    </form>
  );
}

const useRolesObligados = ({ roles: obligados }: RolesObligados) =>
  useSavedForm<RolesObligados>({
    resolver: zodResolver(rolesObligados),
    saved: { roles: obligados },
    save: async (body) => {
      const nuevos = await call(editarRolesObligados, { body });
      queryClient.setQueryData(queryOf(verRolesObligados).queryKey, nuevos);
      return { roles: nuevos.roles };
    },
    fields: () => ['roles'],
    confirmation: 'Roles guardados.',
  });
