// Words, marks and figures.
import { CheckIcon, ClockIcon, ExclamationCircleIcon } from '@heroicons/react/16/solid';
import { Fact, Facts } from '#ui/layout/facts.tsx';
import { Figure } from '#ui/layout/figure.tsx';
import { Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import type { Size, Tone } from '#ui/look/look.ts';
import { StateMark, Tag } from '#ui/marks/state-mark.tsx';
import { Hidden, Note, Text, Title } from '#ui/text/text.tsx';

const SIZES = ['3xl', '2xl', 'xl', 'lg', 'md', 'sm', 'xs'] as const satisfies readonly Size[];
const TONES = [
  'normal',
  'muted',
  'hint',
  'error',
  'warning',
  'success',
  'primary',
] as const satisfies readonly Tone[];
const LONG = 'Asociación de Caficultores de San Pedro Carchá y Aldeas Vecinas, Responsabilidad Limitada';

export const Words = () => (
  <>
    <Texts />
    <Marks />
    <Values />
  </>
);

const Texts = () => (
  <Section card title="Texto">
    <Grid min="18rem" gap="xl" pad="xl">
      <Stack gap="xs">
        {SIZES.map((size) => (
          <Text key={size} size={size}>
            {size}: Q 123,456,789.00
          </Text>
        ))}
      </Stack>
      <Stack gap="xs">
        {TONES.map((tone) => (
          <Text key={tone} tone={tone}>
            {tone}: la partida cuadra
          </Text>
        ))}
      </Stack>
      <Stack gap="md">
        <Title level={3}>Título</Title>
        <Note>
          Una nota con <strong>lo que importa</strong> en negrita, dicha en gris.
        </Note>
        <Text cut>{LONG}</Text>
        <Text breaks figures>
          1011010102-000000000000000000000000000000000000000001
        </Text>
        <Text as="span">
          Con palabras que solo se oyen<Hidden>: estas</Hidden>
        </Text>
      </Stack>
    </Grid>
  </Section>
);

const Marks = () => (
  <Section card title="Marcas">
    <Row gap="md 2xl" pad="xl">
      <StateMark mark="full" markTone="success">
        Activa
      </StateMark>
      <StateMark mark="half" markTone="muted">
        Entregado
      </StateMark>
      <StateMark mark="ring" tone="muted">
        Cerrada
      </StateMark>
      <StateMark mark="full" tone="error">
        Observada
      </StateMark>
      <StateMark icon={CheckIcon} tone="success" size="xs">
        Contabilizada
      </StateMark>
      <StateMark icon={ClockIcon} tone="warning" size="xs">
        En revisión
      </StateMark>
      <StateMark icon={ExclamationCircleIcon} tone="error" size="xs">
        Rechazada
      </StateMark>
      <Tag>Efectivo</Tag>
      <Tag solid>D</Tag>
      <Tag tone="warning">Por confirmar</Tag>
    </Row>
  </Section>
);

const Values = () => (
  <Section card title="Datos y cifras">
    <Grid min="20rem" gap="2xl" pad="xl">
      <Facts label="Al lado">
        <Fact label="Titular">{LONG}</Fact>
        <Fact label="Saldo" figures>
          Q 123,456,789.00
        </Fact>
        <Fact label="Estado">
          <StateMark mark="full" markTone="success">
            Activa
          </StateMark>
        </Fact>
      </Facts>
      <Facts layout="above" label="Arriba">
        <Fact label="Desde">01/01/2026</Fact>
        <Fact label="Hasta">31/12/2026</Fact>
        <Fact label="Tasa" figures>
          4.50 %
        </Fact>
      </Facts>
      <Facts layout="inline" label="En línea">
        <Fact label="Debe" figures>
          1,234.56
        </Fact>
        <Fact label="Haber" figures>
          1,234.56
        </Fact>
      </Facts>
      <Row gap="lg 2xl" align="start">
        <Figure label="Saldo actual" note="al 18/11/2026">
          Q 123,456,789.00
        </Figure>
        <Figure label="Diferencia" tone="error">
          (Q 0.01)
        </Figure>
      </Row>
    </Grid>
  </Section>
);
