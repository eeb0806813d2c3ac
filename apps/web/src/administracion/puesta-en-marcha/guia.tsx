// The guide by which an institution moves in: each step with its state, whose it is and what is missing. Signed, it is a record.
import {
  type Guia,
  type PasoEnLaGuia,
  verPuestaEnMarcha,
} from '@cuadra/contract/administracion/puesta-en-marcha/guia';
import { Progress } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '#platform/current-session.ts';
import { queryOf } from '#platform/query.ts';
import { ExportMenu } from '#reportes/exportar/export-menu.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatInstant } from '#ui/format/date.ts';
import { Box, Row, Stack } from '#ui/layout/layout.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { Page as Pagina } from '#ui/page/page.tsx';
import { Text } from '#ui/text/text.tsx';
import classes from './guia.module.css';
import { PasoDeLaGuia, PasoFirmado } from './paso-de-la-guia.tsx';

export function PuestaEnMarcha() {
  const consulta = useQuery(queryOf(verPuestaEnMarcha));
  const puedeImprimir = useCurrentUser()?.permisos.includes('reportes:ver') ?? false;
  return (
    <Pagina
      title="Puesta en marcha"
      purpose="Los pasos para empezar a trabajar aquí, de quién es cada uno y qué falta."
      actions={
        puedeImprimir &&
        consulta.data?.firma?.por != null && (
          <ExportMenu reporte="acta-de-puesta-en-marcha" filtros={{}} texto="Acta" />
        )
      }
    >
      <Stack gap="lg" max="72rem">
        <Loaded query={consulta} rows={11} height={44} label="Cargando la guía">
          {(guia) => <Contenido guia={guia} />}
        </Loaded>
      </Stack>
    </Pagina>
  );
}

function Contenido({ guia: { firma, hechos, pasos } }: { readonly guia: Guia }) {
  const siguiente = firma === null ? siguienteDe(pasos) : undefined;
  return (
    <>
      {firma === null ? (
        <Row gap="xs lg" size="sm" muted>
          <Box basis="16rem">
            <Progress
              value={(hechos / pasos.length) * 100}
              aria-label={`${hechos} de ${pasos.length} pasos hechos`}
            />
          </Box>
          <Text>
            {hechos} de {pasos.length} pasos hechos. Cada quien hace los suyos; lo hecho queda guardado.
          </Text>
        </Row>
      ) : (
        <Firmada firma={firma} />
      )}
      {/* The demo's was born signed, without steps. */}
      {pasos.length > 0 && (
        <Box
          as="ol"
          surface="card"
          line="between"
          size="sm"
          className={classes.pasos}
          data-registro={firma !== null || undefined}
        >
          {pasos.map((paso, lugar) =>
            firma === null ? (
              <PasoDeLaGuia
                key={paso.paso}
                numero={lugar + 1}
                paso={paso}
                esElSiguiente={paso === siguiente}
              />
            ) : (
              <PasoFirmado key={paso.paso} numero={lugar + 1} paso={paso} />
            ),
          )}
        </Box>
      )}
    </>
  );
}

/** The first that this person may do; with none, the first that somebody has to. */
function siguienteDe(pasos: Guia['pasos']): PasoEnLaGuia | undefined {
  const porHacer = pasos.filter(({ estado }) => estado === 'pendiente' || estado === 'en-curso');
  return porHacer.find(({ esMio }) => esMio) ?? porHacer[0];
}

function Firmada({ firma: { por, en } }: { readonly firma: NonNullable<Guia['firma']> }) {
  if (por !== null)
    return (
      <FormNotice
        tone="exito"
        text={`${por} firmó la puesta en marcha el ${formatInstant(en)}. Desde entonces nadie se otorga poderes a solas. Lo que sigue es el registro de cómo quedó.`}
      />
    );
  return (
    <FormNotice
      tone="info"
      text={
        <>
          Esta es la institución de demostración, que nació en marcha. Para empezar la suya detenga Cuadra e
          inícielo con una carpeta propia: <code>CUADRA_DEMO=false DATA_DIR=./mi-institucion npm start</code>.
          Imprimirá un código para crear al primer administrador, y esta página será la guía.
        </>
      }
    />
  );
}
