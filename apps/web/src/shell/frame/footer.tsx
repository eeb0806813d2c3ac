// One line below the page: the product and the year, and whose books these are.
import { verInstitucion } from '@cuadra/contract/administracion/institucion';
import { useQuery } from '@tanstack/react-query';
import { now } from '#platform/clock.ts';
import { queryOf } from '#platform/query.ts';
import { Row } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { useAtLeast } from '#ui/theme/breakpoints.ts';

export function Footer() {
  const isWide = useAtLeast('md');
  return (
    <Row
      as="footer"
      justify="between"
      gap="2xs 2xl"
      pad={isWide ? 'md 2xl' : 'md xl'}
      minHeight="3.5rem"
      rigid
      line="above"
      size="sm"
      weight="medium"
      muted
      data-no-imprimir
    >
      <Text as="span" rigid>
        Cuadra © {now().getFullYear()}
      </Text>
      <InstitutionName entero />
    </Row>
  );
}

// Whose books these are, always in sight. Its absence stops nobody, so a failure shows nothing.
/** entero: on as many lines as it needs. */
export function InstitutionName({ entero = false }: { readonly entero?: boolean }) {
  const { data } = useQuery(queryOf(verInstitucion));
  return (
    <Text as="span" weight="medium" muted cut={!entero}>
      {data?.nombre}
    </Text>
  );
}
