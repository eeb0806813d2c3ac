// Operaciones y límites: what each role does alone and up to how much, and who authorises the rest. Changed by those who administer the
// institution, two of them; read by everybody.
import { nombresDeRol } from '@cuadra/contract/acceso/permisos';
import { type Politica, verPolitica } from '@cuadra/contract/control/politica';
import { Button, Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, useState } from 'react';
import { useAddress } from '#platform/address/use-address.ts';
import { useCurrentUser } from '#platform/current-session.ts';
import { queryOf } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import type { FormValues } from '#ui/dialogs/unsaved-store.ts';
import { KeptWork } from '#ui/dialogs/unsaved-work.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { Page } from '#ui/page/page.tsx';
import { TabList } from '#ui/page/tab-list.tsx';
import { focusUnreadable } from '#ui/states/unreadable.ts';
import { direccionDeOperaciones } from './direccion.ts';
import { rolesQueHacen } from './edicion.ts';
import { Guardar } from './guardar.tsx';
import { LoDeOtros } from './lo-de-otros.tsx';
import { leerLoEscrito } from './lo-escrito.ts';
import classes from './politica.module.css';
import { PoliticaEnEspera } from './politica-en-espera.tsx';
import { TablaDeAutorizan } from './tabla-de-autorizan.tsx';
import { TablaDeHacen } from './tabla-de-hacen.tsx';
import { usePolitica } from './use-politica.ts';

const HACEN = 'hacen';

export function Operaciones() {
  const consulta = useQuery(queryOf(verPolitica));
  const { busqueda, push } = useAddress(direccionDeOperaciones);
  const vista = busqueda.vista ?? HACEN;
  return (
    <Tabs
      value={vista}
      onChange={(elegida) => push({ vista: elegida === 'autorizan' ? elegida : undefined })}
      keepMounted={false}
    >
      <Page
        titulo="Operaciones y límites"
        pestanas={
          <TabList activa={vista}>
            <Tabs.Tab value={HACEN}>Lo que hace cada rol</Tabs.Tab>
            <Tabs.Tab value="autorizan">Quién autoriza</Tabs.Tab>
          </TabList>
        }
      >
        <PoliticaEnEspera />
        <section className={classes.tarjeta} aria-label="Operaciones y límites">
          <Loaded consulta={consulta} filas={18} etiqueta="Cargando operaciones y límites">
            {(guardada) => <Editor guardada={guardada} vista={vista} />}
          </Loaded>
        </section>
      </Page>
    </Tabs>
  );
}

interface EditorProps {
  readonly guardada: Politica;
  readonly vista: string;
}

function Editor({ guardada, vista }: EditorProps) {
  const yo = useCurrentUser();
  const administra = yo?.permisos.includes('institucion:administrar') ?? false;
  const { politica, cambiar, cambios, errores, descartar, guardar, ...deOtros } = usePolitica(guardada);
  const [guardando, setGuardando] = useState(false);
  const { busqueda } = useAddress(direccionDeOperaciones);
  const rol = rolesQueHacen.find((uno) => uno === busqueda.rol) ?? 'contador';
  const pedir = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (!focusUnreadable(currentTarget.closest('section'))) setGuardando(true);
  };
  const esPropio = (otro: string) => yo?.roles.some((uno) => uno === otro) ?? false;
  const seEdita = (otro: string) => administra && !esPropio(otro);
  return (
    <>
      <div className={classes.barra}>
        {vista === HACEN && <Rol rol={rol} />}
        <p className={classes.nota}>{NOTAS[vista === HACEN ? 'hacen' : 'autorizan']}</p>
        {administra && (
          <div className={classes.botones}>
            <Button variant="default" disabled={cambios === 0} onClick={descartar}>
              Descartar
            </Button>
            <Button disabled={cambios === 0 || errores || deOtros.enChoque.length > 0} onClick={pedir}>
              {cambios === 0 ? 'Pedir el cambio' : `Pedir el cambio (${cambios})`}
            </Button>
          </div>
        )}
      </div>
      {administra && <LoEscritoAntes {...deOtros} />}
      <LoDeOtros {...deOtros} onResolver={deOtros.resolver} />
      {administra && vista === HACEN && esPropio(rol) && <FormNotice tono="info" texto={PROPIO} />}
      {vista === HACEN ? (
        <TablaDeHacen politica={politica} rol={rol} seEdita={seEdita(rol)} onCambio={cambiar} />
      ) : (
        <TablaDeAutorizan politica={politica} seEdita={seEdita} onCambio={cambiar} />
      )}
      {!administra && <p className={classes.pie}>Los cambian dos personas que administran la institución.</p>}
      {guardando && <Guardar cambios={cambios} guardar={guardar} onClose={() => setGuardando(false)} />}
    </>
  );
}

/** What was being written when the page was reloaded or the session ended. */
function LoEscritoAntes({
  porConservar,
  restaurar,
}: Pick<ReturnType<typeof usePolitica>, 'porConservar' | 'restaurar'>) {
  const alRestaurar = (valores: FormValues) => {
    const escrito = leerLoEscrito(valores);
    if (escrito !== undefined) restaurar(escrito);
  };
  return <KeptWork nombre="control/politica" escrito={porConservar} onRestaurar={alRestaurar} />;
}

const PROPIO = 'Es su propio rol: sus límites los cambia otro administrador.';

const NOTAS = {
  hacen:
    'En quetzales. Lo que pase, en una vez o en el día, lo autoriza otra persona. Sin monto: sin límite; sin marcar: nadie de ese rol lo hace.',
  autorizan:
    'En quetzales. Lo que pase lo firma además otra persona que también autorice. Sin monto: sin límite; sin marcar: no lo autoriza.',
} as const;

function Rol({ rol }: { readonly rol: (typeof rolesQueHacen)[number] }) {
  const { replace } = useAddress(direccionDeOperaciones);
  return (
    <SelectField
      etiqueta="Rol"
      enBarra
      valor={rol}
      opciones={rolesQueHacen.map((uno) => [uno, nombresDeRol[uno]] as const)}
      onCambio={(elegido) => replace({ rol: rolesQueHacen.find((uno) => uno === elegido) })}
    />
  );
}
