/** Offers written by people or programs, without a link: the hardest to tell from a customer. */
export const offers: readonly string[] = `
Hi, I was looking at your website and noticed several errors that keep it from ranking on Google. I can send you a free audit report. Are you interested?
Hello, We are an SEO company and we can place your website on the first page of Google. Reply with your phone number and we will send you a proposal with affordable prices.
Dear Sir/Madam, we provide offshore web design and mobile app development from $12 per hour. Can I send you our portfolio?
Hey there, your site looks outdated on mobile phones. We redesign websites for companies like yours starting at $299. Let me know if you want details.
I came across your business online and noticed you could use more 5-star reviews. We help local businesses get real reviews fast. Interested?
Hi, my name is Emma and I am a digital marketing consultant. I reviewed your website and there are issues with your keywords. May I send you the report?
Greetings, we offer high authority guest posts on DA 50+ websites with do-follow links. Please let me know if you are interested and I will send the price list.
Hello team, would you be open to publishing a sponsored article on your site? We pay $50 per post.
We generate exclusive leads for businesses in your area, and you only pay per appointment. Worth a quick chat this week?
Hi there, I help business owners get approved for $50,000 to $500,000 in working capital in 24 hours. Bad credit is OK. Reply YES to see what you qualify for.
Do you need a business loan? We offer low interest funding with no credit check. Contact us today.
Hey, are you tired of your 9 to 5? I make $4,700 a week with a crypto trading bot. Write me on Telegram to learn how.
Investment opportunity: our platform returns 3% daily on Bitcoin. Minimum deposit $250. Contact me on WhatsApp now.
Hello, I have a client who passed away leaving $10.5 million US dollars. You share his last name. I want to present you as the next of kin. Reply for details.
Final notice: your domain is about to expire and your website will be removed from search engines. Please confirm your registration now.
Your Facebook page violates our copyright policy and will be deactivated within 24 hours. Please verify your account to avoid this.
You are using images that violate my copyright on your website. I will start legal action if you don't remove them. Check the evidence in the link in my profile and click here.
Hi. We send commercial offers through contact forms all over the world. You are reading this message, so it works. The cost is only 49 USD for one million messages. WhatsApp us.
It's proof that contact form advertising works: you just read my message. Want us to blast your ad to 10 million websites? Contact me below via Skype.
We sell verified email lists of decision makers in any industry. Reply with your target audience and we will send samples.
Need more followers? Buy real Instagram followers and likes from $9. Money back guarantee.
Hello, I can send 10,000 real visitors to your website every month. Targeted traffic from the USA with organic traffic keywords. Shall I send more details?
I noticed that your website is missing from Google Maps top 3. Our team guarantees top of Google in 30 days or no payment. Are you available for a 15 minute call?
Hi, I'm a web developer from a leading web development company. Your website could load faster. We offer a free mockup with no obligation. Can we send it over?
Hope you are doing well. I would like to discuss SEO for your website. We have a proven track record with 500+ clients. May I share our packages and prices?
Hello Website Owner, I found your site on page 5 of Google. We can improve your ranking with white hat link building. Let me know if I can send a quote.
Just wanted to ask if you would be interested in getting external help with graphic design? We do all design work like banners, logos, flyers for a flat fee of $49 a month. Reply stop to opt out.
I can make an explainer video for your business that will boost your sales. Prices start at $195. Just reply with "video" and I'll send samples.
Would you like to have a virtual assistant for $7 per hour? Our remote staff does data entry, support and bookkeeping for companies like yours. Free trial.
Your website isn't showing up in ChatGPT search. We optimize your site for AI search engines. Interested in a free analysis? If you do not wish to receive further emails, let me know.
Hello, I represent a manufacturer of masks and packaging in Shenzhen. We offer the lowest price and free samples for your company. Please send your WhatsApp.
Looking for a reliable white-label partner? Our developers deliver Shopify and WordPress projects for agencies. Can I share our portfolio and rates with you?
Want to be featured on Yahoo Finance and Forbes? We guarantee publication for your brand from $299. Email me back for the list of sites.
Hi, we noticed you are not running a podcast. We book business owners like you as podcast guests. Are you open to a quick call? No longer want to hear from us? Just reply remove.
Dear owner, congratulations! Your business was chosen for the Best of 2025 award. Please click here to claim it; the plaque is only $149.
Dear Manager, we are export company and want to place bulk order. Do you accept credit card and can I send you the list? Our shipping agent will pay by check.
Hello sales team, I want to buy your products for our store in Australia. Kindly send price list and the type of credit cards that you accept. Reply to this asap.
Hi, we buy websites like yours for cash. Would you be interested in selling your domain? Let me know your price.
Are you interested in a merchant account with 0% processing fees? We help businesses like yours save thousands. Reply YES for a free quote.
I see you have a few negative reviews. Our reputation team can remove them permanently, pay per result. Just reply with the links.
Good day, My name is Dr. Paul, barrister from Lomé. A deposit of 8.3 million dollars awaits you as beneficiary. Contact me urgently.
Hi friend! I am Svetlana, a lonely girl of 27 and I look for a serious man. Write me, I will send hot photos, dating site link inside.
Become our affiliate: earn up to $500 per day with online casino partners. 60% revenue share, quick start on Telegram.
Best online pharmacy: buy generic pills without prescription, worldwide shipping, 30% off first order.
Win big with our sports betting tips! Join the Telegram channel, free bonus for first 100 members.
Dear webmaster, how can I publish a guest post at your blog? I have unique articles about casino and finance with 2 do-follow links. What is your price?
We have hacked your website and extracted your databases. Send $2000 in bitcoin or your customers' data will be leaked and your reputation destroyed.
Your website was reviewed and failed ADA compliance. You could face a lawsuit. We fix accessibility errors on your website for $199. Reply now.
Hi, quick question: who handles marketing for your company? I have an idea that could bring your business 20 more customers a month. Are you free for a short call on Thursday?
Looking to scale your business? Our AI sales agents book qualified appointments on autopilot. Would you be open to a demo?
`
  .trim()
  .split('\n');

/** Advertising around a link; `{url}` is where it stands. */
export const linked: readonly string[] = `
Hello! Best casino bonuses and free spins here: {url}
Купить дипломы недорого {url} доставка по всей России, без предоплаты {url}
Онлайн казино с выводом денег, зеркало работает: {url}
buy cheap viagra cialis online {url} no prescription needed {url}
<a href="{url}">online slots</a> Really a good article. Thanks for sharing this information!
[url={url}]essay writing service[/url] write my paper for me fast
[URL={url}]кракен сайт[/URL] зайти на площадку
Hot women in your area want to meet tonight {url}
I made $15,000 last month with this simple trick, see how: {url} passive income for everyone
Just released: AI tool that ranks any site on page one. Watch the demo {url} and get lifetime access from $17. Unsubscribe: {url}
Hi, check out our SEO packages {url} Monthly plans from $99, your website on top of Google. Unsubscribe here {url}
Good day! Increase domain authority with quality backlinks, order now {url}
Get 100% free traffic to your website {url} real visitors, no bots
You have received a payment of 1.25 BTC. Confirm withdrawal here >>> {url}
Your parcel could not be delivered. Please confirm your address: {url} final notice
Hey guys, cheap nike shoes and replica watches 80% off {url} {url} {url}
Perfect aluminium profiles from factory, lowest price, see catalogue {url} WhatsApp +86 135 5555 0100
Download cracked software for free {url} no virus, keygen inside
New loan offers approved in 5 minutes, bad credit ok {url}
Nice site! I shared it on my blog {url} Would you be interested in a link exchange?
Weight loss gummies doctors don't want you to know {url} order today with 50% discount
Telegram channel with trading signals 95% accuracy {url} join now, forex and crypto
Mobile massage and escort service, call any time {url}
Video of you was found here, is it you? {url} login to see
Dear Sir, invoice attached. Please review here {url} and confirm payment, or your account will be suspended
`
  .trim()
  .split('\n');

/** What programs type to see whether a form lets them through. */
export const noise: readonly string[] = `
vGqNfRrXkWzTqLpJ
sdfkjhsdkfjh skdjfh
asdfasdfasdf
QmwXbbTzLoPpRr
hdjskfhjksdhf
UaTbNvQxZkRrMm
qwertyuiop
xkcvbnmlkjhg
lOpRtYvBnMxCzQ
zxcvbnmzxcvb
`
  .trim()
  .split('\n');
