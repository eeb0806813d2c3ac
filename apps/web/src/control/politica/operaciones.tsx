// Operaciones y límites: what each role does alone and up to how much, and who authorises the rest. Changed by those who administer the
// institution, two of them; read by everybody.
import { nombresDeRol } from '@cuadra/contract/acceso/permisos';
import { listarCambios } from '@cuadra/contract/administracion/poderes';
import { type Politica, verPolitica } from '@cuadra/contract/control/politica';
import { nombreDeOperacion, nombresDeClase } from '@cuadra/core/control/operaciones';
import type { Centavos } from '@cuadra/core/dinero';
import { Button, Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type MouseEvent, useState } from 'react';
import { useAddress } from '#platform/address/use-address.ts';
import { useCurrentUser, usePermission } from '#platform/current-session.ts';
import { queryOf } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import type { FormValues } from '#ui/dialogs/unsaved-store.ts';
import { KeptWork } from '#ui/dialogs/unsaved-work.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { formatInstant } from '#ui/format/date.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { Actions } from '#ui/layout/actions.tsx';
import { Box, Row } from '#ui/layout/layout.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { ReasonDialog } from '#ui/order/reason-dialog.tsx';
import { Page } from '#ui/page/page.tsx';
import { TabList } from '#ui/page/tab-list.tsx';
import { focusUnreadable } from '#ui/states/unreadable.ts';
import { Note } from '#ui/text/text.tsx';
import { direccionDeOperaciones } from './direccion.ts';
import { rolesQueHacen, siempreDos } from './edicion.ts';
import { type Choque, leerLoEscrito } from './lo-escrito.ts';
import { TablaDeAutorizan, TablaDeHacen } from './tablas.tsx';
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
        title="Operaciones y límites"
        tabs={
          <TabList active={vista}>
            <Tabs.Tab value={HACEN}>Lo que hace cada rol</Tabs.Tab>
            <Tabs.Tab value="autorizan">Quién autoriza</Tabs.Tab>
          </TabList>
        }
      >
        <PoliticaEnEspera />
        <Box as="section" surface="card" clip aria-label="Operaciones y límites">
          <Loaded query={consulta} rows={18} label="Cargando operaciones y límites">
            {(guardada) => <Editor guardada={guardada} vista={vista} />}
          </Loaded>
        </Box>
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
      <Row gap="md xl" pad="md xl" line="below">
        {vista === HACEN && <Rol rol={rol} />}
        <Note grow basis="20rem">
          {NOTAS[vista === HACEN ? 'hacen' : 'autorizan']}
        </Note>
        {administra && (
          <Actions>
            <Button variant="default" disabled={cambios === 0} onClick={descartar}>
              Descartar
            </Button>
            <Button disabled={cambios === 0 || errores || deOtros.enChoque.length > 0} onClick={pedir}>
              {cambios === 0 ? 'Pedir el cambio' : `Pedir el cambio (${cambios})`}
            </Button>
          </Actions>
        )}
      </Row>
      {administra && <LoEscritoAntes {...deOtros} />}
      <LoDeOtros {...deOtros} onResolver={deOtros.resolver} />
      {administra && vista === HACEN && esPropio(rol) && <FormNotice tone="info" text={PROPIO} />}
      {vista === HACEN ? (
        <TablaDeHacen politica={politica} rol={rol} seEdita={seEdita(rol)} onCambio={cambiar} />
      ) : (
        <TablaDeAutorizan politica={politica} seEdita={seEdita} onCambio={cambiar} />
      )}
      {!administra && <Note pad="lg xl">Los cambian dos personas que administran la institución.</Note>}
      {guardando && (
        <ReasonDialog
          title="Pedir el cambio de operaciones y límites"
          lead={`${cambios === 1 ? 'Cambia un renglón.' : `Cambian ${cambios} renglones.`} Lo que pida espera a otro administrador o, si no lo hay, un día.`}
          description="Lo lee quien lo aprueba."
          submit="Pedir el cambio"
          run={guardar}
          onClose={() => setGuardando(false)}
        />
      )}
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
  return <KeptWork name="control/politica" written={porConservar} onRestore={alRestaurar} />;
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
      label="Rol"
      inBar
      value={rol}
      options={rolesQueHacen.map((uno) => [uno, nombresDeRol[uno]] as const)}
      onChange={(elegido) => replace({ rol: rolesQueHacen.find((uno) => uno === elegido) })}
    />
  );
}

/** A change that waits for a second person, said where the policy is: until then this one holds. */
function PoliticaEnEspera() {
  const puedeVer = usePermission('poderes:ver');
  const { data: cambios = [] } = useQuery({
    ...queryOf(listarCambios, { query: { vista: 'pendientes' } }),
    enabled: puedeVer,
  });
  const cambio = cambios.find(({ clase }) => clase === 'limites');
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

interface LoDeOtrosProps {
  readonly enChoque: readonly Choque[];
  readonly hayOtros: boolean;
  readonly onResolver: (con: 'lo-mio' | 'lo-vigente') => void;
}

/** What another person saved while this one was writing: of the same rows, to choose; of others, to know. */
function LoDeOtros({ enChoque, hayOtros, onResolver }: LoDeOtrosProps) {
  if (enChoque.length === 0) return hayOtros && <FormNotice tone="info" text={OTROS} />;
  return (
    <FormNotice
      tone="aviso"
      text={
        <>
          <p>{MISMO}</p>
          <ul>
            {enChoque.map((choque) => (
              <li key={claveDe(choque)}>{enPalabras(choque)}</li>
            ))}
          </ul>
        </>
      }
      actions={
        <>
          <Button variant="default" size="xs" onClick={() => onResolver('lo-vigente')}>
            Usar lo que vale ahora
          </Button>
          <Button variant="default" size="xs" onClick={() => onResolver('lo-mio')}>
            Seguir con lo mío
          </Button>
        </>
      }
    />
  );
}

const OTROS =
  'Otra persona cambió operaciones y límites mientras usted escribía. Lo suyo sigue aquí y se pide sobre lo que vale ahora.';
const MISMO =
  'Otra persona cambió lo mismo que usted. Elija con cuál seguir: lo suyo no se ha perdido. Lo que vale ahora:';

const claveDe = ({ que, de: { rol, operacion, clase } }: Choque): string =>
  `${que} ${rol} ${operacion} ${clase}`;

function enPalabras({ que, de: { rol, operacion, clase }, vigente }: Choque): string {
  const deQue = `${nombreDeOperacion(operacion).toLowerCase()} (${nombresDeClase[clase].toLowerCase()})`;
  return `${nombresDeRol[rol]}, ${que} ${deQue}: ${vigente === undefined ? 'no puede' : loQueDice(vigente)}.`;
}

function loQueDice(fila: NonNullable<Choque['vigente']>): string {
  const topes = siempreDos(fila)
    ? 'siempre dos'
    : `${hasta(fila.cada)} cada vez y ${hasta(fila.alDia)} al día`;
  if (!('reautenticar' in fila)) return topes;
  return [
    topes,
    ...(fila.reautenticar ? ['confirmando su identidad'] : []),
    ...(fila.soporteDesde === null ? [] : [`con documento desde ${formatearQuetzales(fila.soporteDesde)}`]),
    ...(fila.avisaDesde === null ? [] : [`con aviso desde ${formatearQuetzales(fila.avisaDesde)}`]),
  ].join(', ');
}

const hasta = (monto: Centavos | null): string => (monto === null ? 'sin límite' : formatearQuetzales(monto));
