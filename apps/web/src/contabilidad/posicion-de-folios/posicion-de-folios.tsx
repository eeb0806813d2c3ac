// Where each legal book stands when an institution moves in: its authorised folios, and up to which it was used elsewhere.

import {
  decirUsadosAntes,
  type EstadoDeLibro,
  listarLibrosLegales,
  verLibroLegal,
} from '@cuadra/contract/contabilidad/folios/folios';
import { nombresDeLibro } from '@cuadra/contract/contabilidad/folios/libros-legales';
import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  Autorizaciones,
  RegistrarAutorizacion,
} from '#contabilidad/folios/autorizaciones/autorizaciones.tsx';
import { refrescarFolios } from '#contabilidad/folios/refrescar-folios.ts';
import { call } from '#platform/api.ts';
import { usePermission } from '#platform/current-session.ts';
import { queryOf } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { useAction } from '#ui/dialogs/use-action.ts';
import { formatearEntero } from '#ui/format/dinero.ts';
import { Box, Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { Page } from '#ui/page/page.tsx';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { Note } from '#ui/text/text.tsx';

export function PosicionDeFolios() {
  const consulta = useQuery(queryOf(listarLibrosLegales));
  return (
    <Page
      title="Folios"
      purpose="En qué folio va cada libro autorizado: lo que se usó antes no se imprime otra vez."
      actions={<PlainLink to="/administracion/puesta-en-marcha">Volver a la guía</PlainLink>}
    >
      <Loaded query={consulta} rows={6} label="Cargando los libros legales">
        {(libros) => (
          <Stack gap="md">
            {libros.map((libro) => (
              <Libro key={libro.libro} estado={libro} />
            ))}
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}

function Libro({ estado }: { readonly estado: EstadoDeLibro }) {
  const { libro, siguiente, disponibles } = estado;
  const imprime = usePermission('libros:imprimir');
  const [registrando, setRegistrando] = useState(false);
  const consulta = useQuery(queryOf(verLibroLegal, { params: { libro }, query: {} }));
  return (
    <Section
      card
      max="64rem"
      title={nombresDeLibro[libro]}
      actions={
        imprime && (
          <Button variant="default" size="compact-sm" onClick={() => setRegistrando(true)}>
            Registrar autorización
          </Button>
        )
      }
    >
      <Stack gap="md" pad="md none">
        <Row justify="between" gap="md xl" pad="none xl">
          <Note>
            {siguiente === null
              ? 'Sin folios autorizados: registre la autorización vigente, aunque parte ya se haya usado.'
              : `Sigue el folio ${formatearEntero(siguiente)}. Quedan ${formatearEntero(disponibles)}.`}
          </Note>
          {imprime && <UsadosAntes key={estado.usadosAntes} estado={estado} />}
        </Row>
        <Loaded query={consulta} rows={2} label="Cargando las autorizaciones">
          {({ autorizaciones }) =>
            autorizaciones.length > 0 && (
              <Autorizaciones libro={libro} autorizaciones={autorizaciones} puedeQuitar={imprime} />
            )
          }
        </Loaded>
      </Stack>
      {registrando && (
        <RegistrarAutorizacion
          libro={libro}
          ultima={consulta.data?.autorizaciones[0]}
          onClose={() => setRegistrando(false)}
        />
      )}
    </Section>
  );
}

function UsadosAntes({ estado: { libro, usadosAntes } }: { readonly estado: EstadoDeLibro }) {
  const [escrito, setEscrito] = useState(usadosAntes === 0 ? '' : String(usadosAntes));
  const { busy: ocupado, message: mensaje, run: hacer } = useAction(refrescarFolios);
  const hasta = escrito.trim() === '' ? 0 : Number(escrito);
  const seEntiende = /^\d{0,8}$/.test(escrito.trim());
  return (
    <Grid
      as="form"
      columns="minmax(0, 18rem) auto"
      align="end"
      justify="start"
      gap="md"
      noValidate
      aria-label={`Folios usados antes: ${nombresDeLibro[libro]}`}
      onSubmit={submitWith(() => hacer(() => call(decirUsadosAntes, { params: { libro }, body: { hasta } })))}
    >
      <TextInput
        label="Último folio usado antes de empezar aquí"
        placeholder="Ninguno"
        inputMode="numeric"
        autoComplete="off"
        value={escrito}
        error={seEntiende ? undefined : 'Escriba el número del folio.'}
        onChange={({ currentTarget }) => setEscrito(currentTarget.value)}
      />
      <Button
        type="submit"
        variant="default"
        disabled={!seEntiende || hasta === usadosAntes}
        loading={ocupado}
      >
        Guardar
      </Button>
      {mensaje !== undefined && (
        <Box span="all">
          <FormNotice tone="error" text={mensaje} />
        </Box>
      )}
    </Grid>
  );
}
