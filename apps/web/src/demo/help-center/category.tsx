// All the guides of a category.
import { helpCalls } from '@cuadra/demo-api/help-center/calls';
import { useSample } from '#demo/frame/call-sample.ts';
import { LoadedSample } from '#demo/frame/loaded-sample.tsx';
import { NotHere } from '#demo/frame/not-here.tsx';
import { useSampleParams } from '#demo/frame/sample-address.ts';
import { useTexts } from '#demo/frame/texts.ts';
import { titleOf } from './category-title.ts';
import { GuideLinks } from './guide-links.tsx';
import { HelpFrame } from './help-frame.tsx';
import { helpTexts } from './texts.ts';

export function Category() {
  const t = useTexts(helpTexts);
  const { category: slug = '' } = useSampleParams();
  const asked = useSample(helpCalls.guides, { query: { slug } });
  const [category] = asked.data ?? [];
  if (asked.data !== undefined && category === undefined) return <NotHere to="/apps/help-center/guides" />;
  const title = category === undefined ? t.guides : titleOf(category, t);
  return (
    <HelpFrame back={{ to: '/apps/help-center/guides', label: t.toGuides }} title={title}>
      <LoadedSample asked={asked} rows={6}>
        {(categories) => (
          <GuideLinks
            guides={categories.flatMap(({ guides }) => guides)}
            pathOf={(guide) => `/apps/help-center/guides/${slug}/${guide.slug}`}
          />
        )}
      </LoadedSample>
    </HelpFrame>
  );
}
