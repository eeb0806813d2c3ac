// The signed heads of the books and of the bitácora: which there are, where each went, and whether one that somebody received
// still agrees with what is stored.
import { compararSello, listarSellos, sellarAhora } from '@cuadra/contract/administracion/sellos';
import { FingerPrintIcon, KeyIcon } from '@heroicons/react/24/outline';
import { Button, Tabs } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { sinEntrega } from '#administracion/entregas/a-donde-salen.ts';
import { useAddress } from '#platform/address/use-address.ts';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { queryClient, queryOf } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { useAction } from '#ui/dialogs/use-action.ts';
import { CopyField } from '#ui/fields/copy-field.tsx';
import { FileDrop } from '#ui/files/file-drop.tsx';
import { formatInstant } from '#ui/format/date.ts';
import { formatearEntero } from '#ui/format/dinero.ts';
import { Fact, Facts } from '#ui/layout/facts.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { Page as Pagina } from '#ui/page/page.tsx';
import { TabList } from '#ui/page/tab-list.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { Note, Text } from '#ui/text/text.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { direccionDeSellos } from './direccion.ts';
import { Lista } from './lista.tsx';

const LISTA = 'lista';

const refrescar = () => queryClient.invalidateQueries({ queryKey: [listarSellos.path] });

export function Sellos() {
  const { busqueda, push } = useAddress(direccionDeSellos);
  const { busy: ocupado, message: mensaje, run: hacer } = useAction(refrescar);
  const verVista = (vista: string | null) => {
    const { data } = direccionDeSellos.shape.vista.safeParse(vista === LISTA ? undefined : vista);
    push({ vista: data });
  };
  const sellar = async () => {
    if (await hacer(() => call(sellarAhora))) void notify('Sellado.');
  };
  const vista = busqueda.vista ?? LISTA;
  return (
    <Pagina
      title="Sellos"
      purpose="La prueba, firmada y guardada fuera, de que lo contabilizado y la bitácora no han cambiado."
      actions={
        <Button
          loading={ocupado}
          leftSection={<FingerPrintIcon width={18} height={18} aria-hidden="true" />}
          onClick={() => void sellar()}
        >
          Sellar ahora
        </Button>
      }
    >
      {mensaje !== undefined && <FormNotice tone="error" text={mensaje} />}
      <Avisos />
      <Tabs value={vista} onChange={verVista} keepMounted={false}>
        <Stack gap="xl">
          <TabList active={vista}>
            <Tabs.Tab value={LISTA}>Sellos</Tabs.Tab>
            <Tabs.Tab value="comparar">Comparar uno recibido</Tabs.Tab>
            <Tabs.Tab value="llave">Llave</Tabs.Tab>
          </TabList>
          <Tabs.Panel value={vista}>{CUERPOS[vista]()}</Tabs.Panel>
        </Stack>
      </Tabs>
    </Pagina>
  );
}

function Avisos() {
  const { data } = useQuery(queryOf(listarSellos, { query: {} }));
  if (data === undefined) return null;
  const { problema, llave } = data.estado;
  const falta = sinEntrega(data.estado);
  return (
    <>
      {problema !== null && (
        <FormNotice tone="error" text={`${problema} No se firmarán más sellos hasta que se corrija.`} />
      )}
      {llave?.porPerdida === true && (
        <FormNotice
          tone="aviso"
          text="La llave que firma reemplazó a una que se dio por perdida. Compare los sellos anteriores con los que recibió."
        />
      )}
      {falta !== undefined && <FormNotice tone={data.estado.esDemo ? 'info' : 'aviso'} text={falta} />}
    </>
  );
}

const BYTES_MAX = 100_000;

/** A head that somebody received by mail, or took from the folder, against what is stored now. */
function Comparar() {
  const comparacion = useMutation({
    mutationFn: async (archivo: File) => {
      if (archivo.size > BYTES_MAX) throw new Error('El archivo es demasiado grande para ser un sello.');
      return call(compararSello, { body: { texto: await archivo.text() } });
    },
  });
  const { data, error } = comparacion;
  return (
    <Stack gap="xl" max="46rem">
      <FileDrop
        label="Elegir el archivo del sello"
        extensions={['.json']}
        note="El que recibió por correo o el que está en la carpeta de sellos, sin cambiarlo."
        busy={comparacion.isPending}
        onFile={(archivo) => comparacion.mutate(archivo)}
      />
      {error !== null && <FormNotice tone="error" text={messageOf(error)} />}
      {data?.coincide === true && (
        <FormNotice
          tone="exito"
          text={`Coincide: nada anterior al ${formatInstant(data.selladaEn)} cambió. Sello de ${data.institucion}, código ${data.codigo}.`}
        />
      )}
      {data?.coincide === false && (
        <FormNotice
          tone="error"
          text={
            <>
              <p>
                No coincide con el sello {data.codigo} del {formatInstant(data.selladaEn)}. Avise a la
                comisión de vigilancia y conserve el archivo.
              </p>
              <ul>
                {data.diferencias.map((diferencia) => (
                  <li key={diferencia}>{diferencia}</li>
                ))}
              </ul>
            </>
          }
        />
      )}
    </Stack>
  );
}

/** Who signs: the public half of the key, for whoever wants to check a head without Cuadra. */
function Llave() {
  const consulta = useQuery(queryOf(listarSellos, { query: {} }));
  return (
    <Loaded query={consulta} rows={4} label="Cargando la llave">
      {({ estado: { llave, bitacora } }) =>
        llave === null ? (
          <EmptyState
            icon={KeyIcon}
            title="Todavía no hay llave"
            text="Se hace con el primer sello y se guarda fuera de la base de datos."
          />
        ) : (
          <Section card title="La llave que firma" max="64rem">
            <Stack gap="xl" pad="xl" max="46rem">
              <Facts size="md">
                <Fact label="Identificador">
                  <Text as="code" size="sm">
                    {llave.id}
                  </Text>
                </Fact>
                <Fact label="Firma desde" figures>
                  {formatInstant(llave.desde)}
                </Fact>
                <Fact label="Bitácora sellada" figures>
                  {bitacora === null
                    ? 'Todavía no'
                    : `Bloque ${formatearEntero(bitacora.bloque)}, el ${formatInstant(bitacora.selladoEn)}`}
                </Fact>
              </Facts>
              <CopyField label="Llave pública (Ed25519)" value={llave.publica} />
              <Note>
                Guárdela junto con los sellos que reciba: con ella se comprueba la firma aunque Cuadra no
                esté.
              </Note>
            </Stack>
          </Section>
        )
      }
    </Loaded>
  );
}

const CUERPOS = {
  lista: () => <Lista />,
  comparar: () => <Comparar />,
  llave: () => <Llave />,
} as const;
