-- One line under the tooltip of an item that the list from the site names.
local _, Gearwright = ...

local Tooltip = {}
Gearwright.Tooltip = Tooltip

-- The site's gold.
local RED, GREEN, BLUE = 0.84, 0.69, 0.36

function Tooltip.line(link)
	local advice = GearwrightCharacter.advice
	local key = advice and Gearwright.ItemLink.key(link)
	local sentence = key and Gearwright.AdviceText.sentence(advice, key)
	return sentence and ("Gearwright: " .. sentence)
end

function Tooltip.start()
	Gearwright.Client.onItemTooltip(function(tooltip, link)
		local line = link and Tooltip.line(link)
		if line then
			tooltip:AddLine(line, RED, GREEN, BLUE)
			tooltip:Show()
		end
	end)
end
