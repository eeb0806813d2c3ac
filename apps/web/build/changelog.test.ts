import { expect, test } from 'vitest';
import { markupOf } from './changelog.ts';

test('el título es de la página, los enlaces se nombran y el HTML suelto no pasa', () => {
  const text =
    '# Changelog\n\nIntro.\n\n## 0.1.0\n\n### Added\n- One `a<b>`. [Why **so**](docs/a.md).\n<script>x</script>\n';
  expect(markupOf(text).replaceAll('\n', '')).toBe(
    '<p>Intro.</p><h2>0.1.0</h2><h3>Added</h3><ul><li>One <code>a&lt;b&gt;</code>. Why <strong>so</strong> (<code>docs/a.md</code>).</li></ul>',
  );
});
