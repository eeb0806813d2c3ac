// Whether the proof that the books did not change leaves the machine that keeps them, in a line, and where to see the rest.
import { type EstadoDeSellos, listarSellos } from '@cuadra/contract/administracion/sellos';
import { useQuery } from '@tanstack/react-query';
import { aDondeSalen, sinEntrega } from '#administracion/entregas/a-donde-salen.ts';
import { queryOf } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatInstant } from '#ui/format/date.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { Text } from '#ui/text/text.tsx';

export function SellosDeLaInstitucion() {
  const consulta = useQuery(queryOf(listarSellos, { query: {} }));
  return (
    <Section
      card
      title="Sellos"
      max="64rem"
      actions={<PlainLink to="/administracion/sellos">Ver sellos</PlainLink>}
    >
      <Loaded query={consulta} rows={1} label="Cargando los sellos">
        {({ estado }) => (
          <Stack gap="lg" pad="xl">
            <EnUnaLinea {...estado} />
          </Stack>
        )}
      </Loaded>
    </Section>
  );
}

function EnUnaLinea(estado: EstadoDeSellos) {
  const { ultimo, esDemo } = estado;
  const falta = sinEntrega(estado);
  const cuando =
    ultimo === null ? 'Aún no hay sellos.' : `Último: sello ${ultimo.n}, ${formatInstant(ultimo.selladaEn)}.`;
  return (
    <>
      {falta !== undefined && <FormNotice tone={esDemo ? 'info' : 'aviso'} text={falta} />}
      <Text figures>
        {cuando} {aDondeSalen(estado)}
      </Text>
    </>
  );
}
